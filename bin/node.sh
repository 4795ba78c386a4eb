# Sourced: puts a Node version that the product supports on the PATH. If the machine's own is older, downloads a newer
# one from the npm registry into the cache, once. Prints nothing on standard output, since some commands print JSON there.

needed_node=24
brought_node=24.21.0

stop() {
  echo "$1" >&2
  exit 1
}

# node_is_at_least MAJOR MINOR
node_is_at_least() (
  version=$(node -v 2>/dev/null) || exit 1
  version=${version#v}
  rest=${version#*.}
  major=${version%%.*}
  minor=${rest%%.*}
  [ "$major" -gt "$1" ] || { [ "$major" -eq "$1" ] && [ "$minor" -ge "$2" ]; }
)

# Prints the expected digest of the registry's archive for this type of machine; nothing if there is none.
node_digest() {
  case "$1" in
    linux-x64) echo "3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==" ;;
    linux-arm64) echo "FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==" ;;
  esac
}

# fetch_node KIND DIGEST FOLDER: a subshell, so that its partial downloads are removed with it.
fetch_node() (
  instead="Install Node.js $needed_node or newer."
  command -v npm >/dev/null || stop "Showrunner needs npm on the PATH to download Node.js $brought_node. $instead"
  echo "Downloading Node.js $brought_node from the npm registry, once." >&2
  mkdir -p "$3/bin" && work=$(mktemp -d "$3/.fetch-XXXXXX") || exit 1
  trap 'rm -rf "$work"' EXIT
  trap 'exit 130' HUP INT TERM
  npm pack "node-$1@$brought_node" --pack-destination "$work" --loglevel=error >/dev/null ||
    stop "Couldn't download Node.js $brought_node. $instead"
  node -e '
    const [folder, wanted] = process.argv.slice(1);
    const { readFileSync, readdirSync } = require("node:fs");
    const archive = `${folder}/${readdirSync(folder).find((name) => name.endsWith(".tgz"))}`;
    const digest = require("node:crypto").createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (digest !== wanted) process.exit(1);
  ' "$work" "$2" || stop "The registry's archive of Node.js $brought_node has an unexpected checksum. $instead"
  tar -xzf "$work"/*.tgz -C "$work" package/bin/node package/LICENSE || stop "Couldn't unpack it. $instead"
  "$work/package/bin/node" -v >/dev/null 2>&1 ||
    stop "The registry's Node.js $brought_node doesn't run on this machine. $instead"
  # Renamed into place: another command may be doing the same, or running the existing one.
  mv -f "$work/package/LICENSE" "$3/LICENSE" && mv -f "$work/package/bin/node" "$3/bin/node"
)

if ! node_is_at_least "$needed_node" 0; then
  node_is_at_least 20 19 ||
    stop "Showrunner needs Node.js $needed_node or newer on the PATH (on Linux, 20.19 is enough: it downloads a newer one)."
  node_kind=$(node -p 'process.platform + "-" + process.arch')
  node_folder="${XDG_CACHE_HOME:-$HOME/.cache}/showrunner/node-$brought_node-$node_kind"
  if [ ! -x "$node_folder/bin/node" ]; then
    [ -n "$(node_digest "$node_kind")" ] ||
      stop "Showrunner needs Node.js $needed_node or newer on the PATH; there is no download for $node_kind."
    fetch_node "$node_kind" "$(node_digest "$node_kind")" "$node_folder" || exit 1
  fi
  PATH="$node_folder/bin:$PATH"
  export PATH
fi
