### `marrakech play` and `marrakech serve`.

serve-play-help = Play in the browser, on this machine.
serve-play-host-help = Who can reach it: with 127.0.0.1 this machine only, with 0.0.0.0 everybody in the same network.
serve-play-port-help = The port; by default always the same, or any if that one is taken.
serve-play-browser-help = Whether the browser is opened.
serve-play-open = { -game } is open at { $url } (Ctrl-C closes it)
serve-play-already = { -game } is open already, at { $url }
serve-play-here-only = { -game } is open already, at { $url }, for this machine only. Close it where it was opened, with Ctrl-C, and try again.
serve-play-nobody = This machine has no address in a network: nobody else can reach it.
serve-closed = Closed. All games are kept.

serve-help = Host { -game } for everybody.
serve-ready = { -game } is ready at { $url }
serve-public = Others reach it at { $url }
serve-host-help = The address to listen on; 0.0.0.0 is all of this machine.
serve-port-help = The port; 0 is any that is free.
serve-data-help = The folder that games are kept in.
serve-key-file-help = The file with the key by which dice of running games are kept secret; by default it is in the same folder.
serve-database-help = The address of a PostgreSQL database, postgresql://…, that several servers may share; by default everything is in the folder. A password belongs in the environment variable.
serve-public-url-help = Where people reach it, if a proxy stands in front.
serve-allow-origin-help = Another page that may talk to it, as in https://example.org; can be given more than once.
serve-trusted-proxy-help = An address or a network of proxies whose X-Forwarded-For is believed; can be given more than once.
serve-log-help = How the log is written, on standard error.
serve-expire-days-help = Unfinished games go when nothing has happened for so many days.
serve-keep-days-help = Finished games go after so many days; 0 keeps them.
serve-going-days-help = Before they go, old games are marked; they are removed when the server has run for so many days after that.
serve-expire-many-help = Remove old games even if that is more than a third of all, or if nothing has been played for a week.
serve-empty-minutes-help = Open tables of the lobby go when nobody has been there for so many minutes.
serve-away-seconds-help = Who has left a table counts as there for so many seconds more.
serve-bot-threads-help = How many bots think at the same time.
serve-actions-per-second-help = What one connection may do.
serve-requests-per-second-help = What one address may ask for.
serve-tables-per-minute-help = What one address may set up.
serve-waiting-per-address-help = How many tables of one address may wait in the lobby at a time.
serve-connections-help = How many may be connected in all.
serve-connections-per-address-help = How many may be connected from one address.
serve-idle-seconds-help = A table at which nothing happens leaves the memory after so many seconds; it comes back by itself.
serve-reports-help = Let players report others to you: in the log, and in “marrakech tables reports”.
serve-deflate-help = Compress what is sent to those who are connected: less to send, more to compute.
serve-no-url = { $url } is no address of a page: write it as in https://example.org
serve-no-network = { $network } is no address and no network: write it as in 10.0.0.1 or 10.0.0.0/8
serve-no-port = cannot listen on { $host }, port { $port }: { $why }
serve-page-missing = The page has not been built. In a clone, this builds it: MARRAKECH_PAGE=1 pip install '.[play]'
serve-redis-help = The address of Redis, redis://…, by which servers that share a database tell each other at once what happens, and who is connected where.
serve-no-redis = The address of Redis begins with redis:// or rediss://, and belongs to a database that several servers share (--database).
serve-no-database = The address of a database begins with postgresql://
serve-password = A password on the command line can be read by everybody on this machine: put the address into the environment variable { $variable }.
