### `marrakech i18n`, for those who translate.

i18n-help = 維護{ -game }的各種語言。
i18n-check-help = 檢查翻譯目錄，並確認沒有目錄之外的文字。
i18n-languages-help = 要檢查的語言代碼；不填則檢查全部語言與原始碼。
i18n-sound = { $languages } 種語言，沒有任何問題。
i18n-found = 有 { $number } 處不對。
i18n-yet = 待翻譯：{ $number }
i18n-column-where = 位置
i18n-column-what = 項目
i18n-column-why = 問題
i18n-kind = { $kind ->
    [unreadable] 無法讀取
    [twice] 重複出現
    [file] 應放在另一個檔案：{ $detail }
    [missing] 缺少
    [yet] 尚未翻譯
    [extra] 英文版沒有
    [unused] 沒有任何地方使用
    [unknown] 有使用，但不在任何目錄中
    [placeholders] 填入的變數須與英文版相同：{ $detail }
    [variants] 選擇的分支須與英文版相同：{ $detail }
    [plurals] 須依該語言的方式計數：{ $detail }
    [quotes] 使用了程式用的引號：{ $detail }
    [long] 比英文版長很多：{ $detail }
    [joined] 把句子拼接在一起，其他語言不會這樣拼
   *[outside] 是目錄之外的文字
}
