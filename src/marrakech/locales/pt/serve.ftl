### `marrakech play` and `marrakech serve`.

serve-play-help = Abre o jogo no navegador, nesta máquina.
serve-play-host-help = Quem lá pode chegar: com 127.0.0.1 só esta máquina, com 0.0.0.0 todos os da mesma rede.
serve-play-port-help = A porta; por omissão sempre a mesma, ou qualquer uma se estiver ocupada.
serve-play-browser-help = Se o navegador é aberto.
serve-play-open = { -game } está aberto em { $url } (Ctrl-C fecha-o)
serve-play-already = { -game } já está aberto, em { $url }
serve-play-here-only = { -game } já está aberto, em { $url }, só para esta máquina. Fecha-o onde foi aberto, com Ctrl-C, e tenta de novo.
serve-play-nobody = Esta máquina não tem endereço numa rede: mais ninguém lá pode chegar.
serve-closed = Fechado. Todas as partidas ficam guardadas.

serve-help = Aloja { -game } para toda a gente.
serve-ready = { -game } está pronto em { $url }
serve-public = Os outros chegam lá por { $url }
serve-host-help = O endereço onde escutar; 0.0.0.0 escuta em todos os desta máquina.
serve-port-help = A porta; 0 é qualquer uma que esteja livre.
serve-data-help = A pasta onde se guardam as partidas.
serve-key-file-help = O ficheiro com a chave que mantém secretos os dados das partidas a decorrer; por omissão está na mesma pasta.
serve-public-url-help = Por onde se chega lá, se houver um proxy à frente.
serve-allow-origin-help = Outra página que pode falar com ele, como https://example.org; pode dar-se mais de uma vez.
serve-trusted-proxy-help = Um endereço ou uma rede de proxies em cujo X-Forwarded-For se acredita; pode dar-se mais de uma vez.
serve-log-help = Como se escreve o registo, na saída de erros.
serve-expire-days-help = As partidas por acabar desaparecem após este número de dias sem nada acontecer.
serve-keep-days-help = As partidas acabadas desaparecem após este número de dias; 0 guarda-as.
serve-going-days-help = Antes de desaparecerem, as partidas antigas são marcadas; são removidas depois de o servidor correr mais este número de dias.
serve-expire-many-help = Remover partidas antigas mesmo que sejam mais de um terço do total, ou que nada se tenha jogado há uma semana.
serve-empty-minutes-help = As mesas abertas da sala desaparecem após este número de minutos sem ninguém.
serve-away-seconds-help = Quem deixou uma mesa conta como presente durante mais este número de segundos.
serve-bot-threads-help = Quantos bots pensam ao mesmo tempo.
serve-actions-per-second-help = Quanto pode fazer uma ligação.
serve-requests-per-second-help = Quanto pode pedir um endereço.
serve-tables-per-minute-help = Quantas mesas pode abrir um endereço.
serve-waiting-per-address-help = Quantas mesas de um endereço podem esperar ao mesmo tempo na sala.
serve-connections-help = Quantas ligações pode haver ao todo.
serve-connections-per-address-help = Quantas ligações pode haver de um endereço.
serve-idle-seconds-help = Uma mesa onde nada acontece sai da memória após este número de segundos; volta por si.
serve-reports-help = Deixar os jogadores denunciar outros: vês isso no registo, e em «marrakech tables reports».
serve-deflate-help = Comprimir o que se envia a quem está ligado: menos para enviar, mais para calcular.
serve-no-url = { $url } não é o endereço de uma página: escreve-o como https://example.org
serve-no-network = { $network } não é um endereço nem uma rede: escreve como 10.0.0.1 ou 10.0.0.0/8
serve-no-port = não é possível escutar em { $host }, porta { $port }: { $why }
serve-page-missing = A página não foi construída. Num clone, isto constrói-a: MARRAKECH_PAGE=1 pip install '.[play]'
