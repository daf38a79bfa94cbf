### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analyysi
analysis-open = Avaa analyysilaudalla
# The three things that can be done
analysis-mode = { $mode ->
    [try] Kokeile
    [edit] Muokkaa asemaa
   *[paste] Liitä
}
analysis-copy-text = Kopioi tekstinä
analysis-picture = Tallenna kuvana

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } kääntää Assamia
    [roll] { $player } heittää
    [lay] { $player } laskee maton
    [reveal] { $player }: mikä matto on seuraava?
   *[over] Peli on päättynyt
}
analysis-deeper = Katsotaan syvemmälle …
analysis-rollout = Pelaa pelejä loppuun
analysis-games = Loppuun pelattuja pelejä: { $games }
analysis-die = Aseta noppa itse
analysis-mean = Siihen asti luvut ovat kaikkien heittojen keskiarvo.
analysis-heat = Missä Assam voi seistä ja mitä se maksaa

## Variations

analysis-variations = Muunnelmat
analysis-start = Alkuasema
analysis-name = Muunnelman nimi
analysis-delete = Poista tästä eteenpäin

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Ota pois
}
analysis-hint = { $tool ->
    [assam] Napauta ruutua. Käännä Assamia napauttamalla häntä.
    [away] Napauta mattoa.
   *[rug] Napauta kahta vierekkäistä ruutua.
}
analysis-dirhams = Dirhamit
analysis-rugs = Mattoja jäljellä
analysis-mover = Kenen vuoro?
analysis-next = Mitä seuraavaksi?
analysis-phase = { $phase ->
    [turn] Assamin kääntäminen
    [roll] heittäminen
   *[lay] maton laskeminen
}
analysis-empty = Tyhjennä lauta
analysis-line = Asema yhdellä rivillä
analysis-use = Käytä
analysis-play-on = Jatka peliä tästä
