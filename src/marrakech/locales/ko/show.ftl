### `marrakech show`, and how a position is told wherever it is shown.

show-help = 국면을 터미널에 그리거나 그림으로 만듭니다.
show-position-help = 한 줄로 쓴 국면, 또는 international/3 같은 규칙 세트의 시작 국면. -는 표준 입력에서 읽습니다.
show-svg-help = SVG 그림을 이 파일에 씁니다. -는 표준 출력입니다.
show-theme-help = 그림의 색상.
show-style-help = 터미널에 그리는 방식. 기본값은 터미널이 지원하면 색을 씁니다.
show-coordinates-help = 테두리에 줄 이름을 씁니다.
show-json-help = 국면을 JSON으로 출력합니다.
show-column-player = 플레이어
show-column-dirhams = 디르함
show-column-rugs = 남은 양탄자
show-column-next = 다음 장
show-column-squares = 칸
show-column-points = 점수
show-next-unknown = 아직 모름
show-out = 탈락
show-to-act = { $phase ->
    [turn] { $player } 님이 아쌈을 돌릴 차례입니다.
    [roll] { $player } 님이 주사위를 굴릴 차례입니다.
    [lay] { $player } 님이 양탄자를 깔 차례입니다.
    [reveal] { $player } 님의 더미가 다음 양탄자를 보여 줍니다.
   *[over] 게임이 끝났습니다.
}
show-place = { $place }. { $players }: { $points }점
show-written = { $file } 파일에 썼습니다.
