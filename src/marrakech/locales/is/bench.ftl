### `marrakech bench`.

bench-help = Mæla hve hratt slembin spil eru spiluð hér.
bench-seconds-help = Hve lengi um það bil á að mæla hverja línu.
bench-threads-help = Hve marga þræði á að bera saman við einn.
bench-measuring = mæli
bench-no-time = mælitíminn þarf að vera tala
bench-compiled = þýddur kjarni
bench-uncompiled = óþýddur kjarni
bench-column-players = leikmenn
bench-column-threads = þræðir
bench-column-speed = spil á sekúndu
bench-column-ratio = hlutfall við einn þráð
