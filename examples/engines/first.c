/* An engine in C: it plays the first action that is allowed. It reads no position, and knows no
 * rule: every question brings its list of legal actions. docs/engines.md has the protocol.
 *
 *     cc -O2 -o first first.c
 *     marrakech bots check engine:run=./first
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE 65537

/* What stands behind "name": in a line, or NULL. The values that are looked for here hold no
 * quotation marks, so that no JSON has to be parsed; an engine that wants more takes a library. */
static const char *field(const char *line, const char *name)
{
    char key[32];
    const char *found;

    snprintf(key, sizeof key, "\"%s\":", name);
    found = strstr(line, key);
    if (found == NULL)
        return NULL;
    found += strlen(key);
    return found + strspn(found, " ");
}

/* Whether a text begins with a word in quotation marks. */
static int is(const char *text, const char *word)
{
    size_t length = strlen(word);

    return text != NULL && text[0] == '"' && strncmp(text + 1, word, length) == 0
        && text[length + 1] == '"';
}

int main(void)
{
    static char line[LINE];

    while (fgets(line, sizeof line, stdin) != NULL) {
        const char *ask = field(line, "ask"), *id = field(line, "id");
        long number = id == NULL ? 0 : strtol(id, NULL, 10);

        if (line[strspn(line, " \t\r\n")] == '\0')
            continue;
        if (line[0] != '{' || strchr(line, '}') == NULL)
            puts("{\"id\": null, \"error\": \"json\"}");
        else if (is(ask, "quit"))
            break;
        else if (is(ask, "stop"))
            continue; /* nothing takes long here */
        else if (is(ask, "hello"))
            printf("{\"id\": %ld, \"protocol\": 1, \"name\": \"First\", \"can\": [\"choose\"]}\n", number);
        else if (is(ask, "choose")) {
            const char *legal = field(line, "legal");
            const char *from = legal == NULL ? NULL : strchr(legal, '"');
            const char *to = from == NULL ? NULL : strchr(from + 1, '"');

            if (to == NULL)
                printf("{\"id\": %ld, \"error\": \"position\"}\n", number);
            else
                printf("{\"id\": %ld, \"action\": %.*s}\n", number, (int)(to - from + 1), from);
        } else
            printf("{\"id\": %ld, \"error\": \"unknown\"}\n", number);
        fflush(stdout);
    }
    return 0;
}
