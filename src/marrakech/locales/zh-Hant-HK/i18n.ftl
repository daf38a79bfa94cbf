### `marrakech i18n`, for those who translate.

i18n-help = 打理{ -game }的各種語言。
i18n-check-help = 檢查翻譯目錄，並確保沒有目錄以外的文字。
i18n-languages-help = 要檢查的語言代碼；留空則檢查全部語言及原始碼。
i18n-sound = { $languages } 種語言，全無問題。
i18n-found = 有 { $number } 處出錯。
i18n-yet = 待翻譯：{ $number }
i18n-column-where = 位置
i18n-column-what = 項目
i18n-column-why = 問題
i18n-kind = { $kind ->
    [unreadable] 無法讀取
    [twice] 出現了兩次
    [file] 應放在另一個檔案：{ $detail }
    [missing] 欠缺
    [yet] 尚未翻譯
    [extra] 英文版沒有
    [unused] 沒有任何地方使用
    [unknown] 有使用，但不在任何目錄中
    [placeholders] 填入的變數須與英文版相同：{ $detail }
    [variants] 選擇的分支須與英文版相同：{ $detail }
    [plurals] 須按該語言的方式計數：{ $detail }
    [quotes] 使用了程式專用的引號：{ $detail }
    [long] 比英文版長得多：{ $detail }
    [joined] 把句子拼湊在一起，其他語言不會這樣拼湊
   *[outside] 是目錄以外的文字
}
