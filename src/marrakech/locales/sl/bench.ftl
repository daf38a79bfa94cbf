### `marrakech bench`.

bench-help = Izmeri, kako hitro tečejo naključne partije na tem računalniku.
bench-seconds-help = Približno kako dolgo naj se meri vsaka vrstica.
bench-threads-help = Koliko niti naj se primerja z eno.
bench-measuring = merjenje
bench-no-time = čas merjenja mora biti število
bench-compiled = prevedeno jedro
bench-uncompiled = neprevedeno jedro
bench-column-players = igralci
bench-column-threads = niti
bench-column-speed = partij na sekundo
bench-column-ratio = razmerje do ene niti
