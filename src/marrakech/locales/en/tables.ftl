### `marrakech tables`: what a host does with tables.

tables-help = See, close, save and delete tables, while the server runs or not.
tables-list-help = List the tables.
tables-show-help = Show a table: who sits there, and what happened.
tables-close-help = Close a table. A game that goes on there ends without a result.
tables-export-help = Write games to files, as records. Of games that are not over, what was played so far.
tables-delete-help = Delete tables for good.
tables-reports-help = List what players have reported, the newest first.
tables-id-help = A table, or the beginning of its name, as the log shows it. If it begins with -, write -- before it.
tables-standing-help = Only those that stand so.
tables-why-help = What the players are told about it.
tables-to-help = The folder to write to.
tables-all-help = All tables.
tables-yes-help = Do not ask.
tables-done-help = A report that has been seen to, by its number; can be given more than once.
tables-reports-all-help = Also those that have been seen to.
tables-column-table = table
tables-column-standing = standing
tables-column-players = players
tables-column-rules = rules
tables-column-since = since
tables-column-changed = last change
tables-column-entries = entries
tables-standing = { $standing ->
    [waiting] waiting
    [playing] playing
    [over] over
   *[closed] closed
}
tables-listed = { $listed ->
    [yes] shown in the lobby
   *[no] for those who have the link
}
tables-times = { $number ->
    [one] Since { $since }, last change { $changed }, one entry.
   *[other] Since { $since }, last change { $changed }, { $number } entries.
}
tables-counted = { $number ->
    [0] There are no tables.
    [one] One table.
   *[other] { $number } tables.
}
tables-closed = Table { $table } is closed. Whoever is there is told within two seconds.
tables-exported = { $number ->
    [one] One game is in { $folder }.
   *[other] { $number } games are in { $folder }.
}
tables-not-begun = { $number ->
    [one] At one table no game has begun.
   *[other] At { $number } tables no game has begun.
}
tables-export-what = say which tables, or --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Delete this table for good? (y/n)
   *[other] Delete these { $number } tables for good? (y/n)
}
# What one may answer beside y
tables-yes = yes
tables-kept = nothing was deleted
tables-deleted = { $number ->
    [one] One table is deleted. Whoever is there is told within two seconds.
   *[other] { $number } tables are deleted. Whoever is there is told within two seconds.
}

## What players report

tables-report-number = number
tables-report-when = when
tables-report-table = table
tables-report-reason = reason
tables-report-about = about
tables-report-address = address
tables-report-by = by
tables-report-done = done
tables-reason = { $reason ->
    [name] offensive name
    [cheating] cheating
    [stalling] stalling
   *[other] other
}
tables-watched = somebody who watched
tables-reported = Reported: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] There is no report to see to.
    [one] One report.
   *[other] { $number } reports.
}
tables-reports-done = { $number ->
    [one] One report is done.
   *[other] { $number } reports are done.
}

## What is in the way

tables-no-table = there is no table whose name begins with “{ $name }”
tables-many = more than one table has a name that begins with “{ $name }”: write more of it
tables-busy = the table changes too fast: try again
tables-why-long = at most { $most } characters can be said about it
tables-no-report = there is no report { $number } that is not done
