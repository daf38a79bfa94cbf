### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = 평가값이 말하는 승산을 이어지는 게임과 비교합니다.
calibrate-players-help = 테이블 인원.
calibrate-linear-help = 입력을 단순히 더한 평가값을 씁니다.
calibrate-value-help = “marrakech train”이 쓴 파일. 기본값은 봇이 쓰는 평가값입니다.
calibrate-games-help = 진행할 판 수.
calibrate-plot-help = 승산과 실제 결과를 이 파일(.png 또는 .svg)에 그립니다.
calibrate-playing = 판

calibrate-title = { $rules } 규칙으로 { $games }판, 시드 { $seed }
calibrate-forecasts = 차례가 시작될 때의 예측 { $forecasts }건. 괄호 안은 판 단위 95% 구간.
calibrate-column-bin = 승산 %
calibrate-column-forecasts = 예측
calibrate-column-said = 평균
calibrate-column-came = 승리 %
calibrate-column-error = 점수 차 과대
calibrate-column-spread = 퍼짐
calibrate-chances = 승산은 평균 { $off }퍼센트포인트 빗나갑니다(기대 보정 오차). 브라이어 점수 { $brier }.
calibrate-margins = 점수 차는 평균 { $error }디르함 높게 나옵니다. 개별 퍼짐은 { $spread }.
calibrate-plot-said = 평가값이 말한 승산 %
calibrate-plot-came = 실제 승률 %, 95% 구간 포함
calibrate-plot-forecasts = 예측
