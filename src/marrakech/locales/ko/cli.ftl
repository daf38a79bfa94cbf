### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, 양탄자 상인과 아쌈과 디르함의 보드게임.
cli-lang-help = 출력할 언어. en 같은 코드로 지정합니다.
cli-version-help = 버전을 출력합니다.
cli-panel-arguments = 인수
cli-panel-options = 옵션
cli-panel-commands = 명령
cli-default = 기본값: { $value }
cli-required = 필수
cli-usage = 사용법:
cli-try-help = 자세히 보려면: { $command }
cli-no-such-option = { $option } 옵션은 없습니다
cli-no-such-command = { $command } 명령은 없습니다. 있는 명령: { $known }
cli-missing = 빠진 것이 있습니다: { $what }
cli-bad-value = { $what }에 쓸 수 없는 값입니다. 가능한 값: { $allowed }
cli-too-much = 필요 없는 것입니다: { $extra }
cli-help-help = 이 도움말을 출력합니다.
cli-install-completion-help = 셸이 명령을 자동 완성하게 합니다.
cli-show-completion-help = 그러기 위해 셸에 필요한 내용을 출력합니다.
cli-json-help = 프로그램용 JSON을 출력합니다.
cli-error = 오류: { $why }
cli-file = { $file } 파일을 읽을 수 없습니다: { $why }
cli-cannot-write = { $file } 파일에 쓸 수 없습니다: { $why }
cli-no-text = { $file }: 텍스트 파일(UTF-8)이 아닙니다
cli-unknown-language = { $language } 언어는 없습니다. 있는 언어: { $known }
cli-interrupted = 중단되었습니다. 여기까지의 결과입니다
cli-uncompiled = 컴파일된 커널이 없어 같은 규칙을 몇 배나 느리게 실행합니다.
