# Sourced by the commands: finds Node, changes to the project's root, and installs the packages from the lock file.
. "$(dirname "$0")/node.sh"
cd "$(dirname "$0")/.." || exit 1
if ! node bin/packages-current.mjs; then
  # Installing removes all packages first, also those that a running stack hasn't loaded yet.
  if [ -d node_modules ] && node bin/in-use.mjs "$@"; then
    case "$0" in
      */backup | */admin) echo "A stack runs from this folder: using the packages it was started with." >&2 ;;
      *) stop "A stack runs from this folder, and package-lock.json lists other packages. Stop the stack first: bin/down." ;;
    esac
  else
    # Not on standard output, since some commands print JSON there.
    echo "Installing packages." >&2
    command -v npm >/dev/null || stop "Showrunner needs npm on the PATH."
    npm ci --no-audit --no-fund --loglevel=error >&2 || exit 1
  fi
fi
