"""Environments for those who let machines learn: PettingZoo's, Gymnasium's, and many games at once.

>>> import gymnasium
>>> import marrakech.envs
>>> env = gymnasium.make("Marrakech-v1", rules="international/3", opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((611,), 3)

They need ``pip install 'marrakech[rl]'``; what they are made of, observations, rewards and the
steps of many games, needs nothing. Importing this package makes ``Marrakech-v1`` known to
Gymnasium, if it is there; ``gymnasium.make("marrakech.envs:Marrakech-v1")`` imports it by itself.
"""

try:
    from gymnasium import register
except ModuleNotFoundError:
    pass
else:
    register(
        id="Marrakech-v1",
        entry_point="marrakech.envs.solo:Marrakech",
        vector_entry_point="marrakech.envs.vector:ManyMarrakech",
    )
