#!/bin/sh
# Starts the runtime in the place of its real executable, for scripts/serving/runtime-process.ts.
# LEXICON_WORKERD: the real executable. LEXICON_GATE: a named pipe. The runtime starts when it
# gets the word "start" there, and ends at any other.

# Descriptor 3 is a socket to the process that serves the site. It closes when that process ends, also when it is killed.
# A runtime that outlived it would go on writing to the databases. After a crash of the runtime, another process may have
# its id by then, and is left alone. Without `ps`, nothing is known about the process.
(
  exec >/dev/null 2>&1 </dev/null
  cat <&3
  command=$(ps -ww -o args= -p $$) || command=$LEXICON_WORKERD
  case "$command" in *"$LEXICON_WORKERD"* | *workerd.sh*) kill -9 $$ ;; esac
) &

# After a crash the runtime is started again with the same gate, which no longer exists.
if [ -p "$LEXICON_GATE" ]; then
  read -r word < "$LEXICON_GATE"
  # Miniflare waits until its configuration is read.
  if [ "$word" != start ]; then cat >/dev/null; exit 1; fi
fi
exec "$LEXICON_WORKERD" "$@"
