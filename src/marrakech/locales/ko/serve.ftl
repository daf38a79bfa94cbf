### `marrakech play` and `marrakech serve`.

serve-play-help = 이 컴퓨터의 브라우저에서 게임을 합니다.
serve-play-host-help = 누가 들어올 수 있는지. 127.0.0.1은 이 컴퓨터만, 0.0.0.0은 같은 네트워크의 모두입니다.
serve-play-port-help = 포트. 기본값은 늘 같으며, 사용 중이면 빈 포트를 씁니다.
serve-play-browser-help = 브라우저를 열지 여부.
serve-play-open = { -game }: { $url } 주소에서 열렸습니다(Ctrl-C로 닫기)
serve-play-already = { -game }: 이미 { $url } 주소에서 열려 있습니다
serve-play-here-only = { -game }: 이미 { $url } 주소에서 열려 있지만 이 컴퓨터 전용입니다. 연 곳에서 Ctrl-C로 닫고 다시 해 보세요.
serve-play-nobody = 이 컴퓨터에는 네트워크 주소가 없어 다른 사람이 들어올 수 없습니다.
serve-closed = 닫았습니다. 모든 게임은 보관되어 있습니다.

serve-help = 모두를 위해 { -game } 서버를 운영합니다.
serve-ready = { -game }: { $url } 주소에서 준비되었습니다
serve-public = 다른 사람은 { $url } 주소로 들어올 수 있습니다
serve-host-help = 수신할 주소. 0.0.0.0은 이 컴퓨터의 모든 주소입니다.
serve-port-help = 포트. 0은 비어 있는 아무 포트입니다.
serve-data-help = 게임을 보관할 폴더.
serve-key-file-help = 진행 중인 게임의 주사위를 비밀로 지키는 키 파일. 기본으로 같은 폴더에 있습니다.
serve-public-url-help = 앞에 프록시가 있을 때 사람들이 들어올 주소.
serve-allow-origin-help = 통신을 허용할 다른 페이지. 예: https://example.org. 여러 번 쓸 수 있습니다.
serve-trusted-proxy-help = X-Forwarded-For를 믿을 프록시의 주소나 네트워크. 여러 번 쓸 수 있습니다.
serve-log-help = 표준 오류에 로그를 쓰는 방식.
serve-expire-days-help = 끝나지 않은 게임은 이 일수 동안 아무 일이 없으면 지워집니다.
serve-keep-days-help = 끝난 게임은 이 일수 뒤에 지워집니다. 0이면 보관합니다.
serve-going-days-help = 오래된 게임은 지우기 전에 표시해 두고, 그 뒤 서버가 이 일수만큼 돌면 지웁니다.
serve-expire-many-help = 전체의 3분의 1이 넘거나 일주일 동안 아무도 게임하지 않았어도 오래된 게임을 지웁니다.
serve-empty-minutes-help = 로비의 빈자리 있는 테이블은 이 분 동안 아무도 없으면 없어집니다.
serve-away-seconds-help = 테이블을 떠난 사람도 이 초 동안은 있는 것으로 칩니다.
serve-bot-threads-help = 동시에 생각하는 봇의 수.
serve-actions-per-second-help = 연결 하나가 1초에 할 수 있는 행동 수.
serve-requests-per-second-help = 주소 하나가 1초에 보낼 수 있는 요청 수.
serve-tables-per-minute-help = 주소 하나가 1분에 만들 수 있는 테이블 수.
serve-waiting-per-address-help = 주소 하나가 로비에서 동시에 대기시킬 수 있는 테이블 수.
serve-connections-help = 전체 연결 수의 한도.
serve-connections-per-address-help = 주소 하나의 연결 수 한도.
serve-idle-seconds-help = 아무 일이 없는 테이블은 이 초 뒤에 메모리에서 빠집니다. 필요하면 저절로 돌아옵니다.
serve-reports-help = 플레이어의 신고를 받습니다. 로그와 “marrakech tables reports”에 나옵니다.
serve-deflate-help = 연결된 사람에게 보내는 것을 압축합니다. 전송은 줄고 계산은 늘어납니다.
serve-no-url = { $url }: 페이지 주소가 아닙니다. https://example.org 형식으로 쓰세요
serve-no-network = { $network }: 주소도 네트워크도 아닙니다. 10.0.0.1이나 10.0.0.0/8 형식으로 쓰세요
serve-no-port = { $host }, 포트 { $port }: 수신할 수 없습니다: { $why }
serve-page-missing = 페이지가 아직 빌드되지 않았습니다. 복제한 저장소에서 이렇게 빌드합니다: MARRAKECH_PAGE=1 pip install '.[play]'
