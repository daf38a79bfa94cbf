### `marrakech i18n`, for those who translate.

i18n-help = 维护{ -game }的各种语言。
i18n-check-help = 检查翻译目录，并确认没有目录之外的文字。
i18n-languages-help = 要检查的语言代码；不填则检查全部语言和源代码。
i18n-sound = { $languages } 种语言，没有任何问题。
i18n-found = 有 { $number } 处不对。
i18n-yet = 待翻译：{ $number }
i18n-column-where = 位置
i18n-column-what = 项目
i18n-column-why = 问题
i18n-kind = { $kind ->
    [unreadable] 无法读取
    [twice] 重复出现
    [file] 应放在另一个文件：{ $detail }
    [missing] 缺少
    [yet] 尚未翻译
    [extra] 英文版没有
    [unused] 没有任何地方使用
    [unknown] 有使用，但不在任何目录中
    [placeholders] 填入的变量须与英文版相同：{ $detail }
    [variants] 选择的分支须与英文版相同：{ $detail }
    [plurals] 须按该语言的方式计数：{ $detail }
    [quotes] 使用了程序用的引号：{ $detail }
    [long] 比英文版长很多：{ $detail }
    [joined] 把句子拼接在一起，其他语言不会这样拼
   *[outside] 是目录之外的文字
}
