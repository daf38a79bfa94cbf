### `marrakech i18n`, for those who translate.

i18n-help = { -game }の各言語を管理します。
i18n-check-help = カタログを調べ、カタログの外に文章がないか確かめます。
i18n-languages-help = 調べる言語のコード。省略すると、すべての言語とソースを調べます。
i18n-sound = { $languages }言語、問題はありません。
i18n-found = 問題が{ $number }件あります。
i18n-yet = これから翻訳するもの：{ $number }
i18n-column-where = 場所
i18n-column-what = 項目
i18n-column-why = 問題
i18n-kind = { $kind ->
    [unreadable] 読み取れません
    [twice] 2回あります
    [file] 別のファイルに入れるべきです：{ $detail }
    [missing] ありません
    [yet] まだ翻訳されていません
    [extra] 英語にはありません
    [unused] どこでも使われていません
    [unknown] 使われていますが、どのカタログにもありません
    [placeholders] 差し込む変数を英語と同じにしてください：{ $detail }
    [variants] 場合分けを英語と同じにしてください：{ $detail }
    [plurals] その言語の数え方に合わせてください：{ $detail }
    [quotes] プログラム用の引用符を使っています：{ $detail }
    [long] 英語よりずっと長いです：{ $detail }
    [joined] ほかの言語ではつなげられない形で文をつなげています
   *[outside] カタログの外にある文章です
}
