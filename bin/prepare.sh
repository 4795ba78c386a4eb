# Sourced by the commands: finds Node, changes to the project's root, and installs the packages from the lock file.
. "$(dirname "$0")/node.sh"
cd "$(dirname "$0")/.." || exit 1
if ! node bin/packages-current.mjs; then
  # Not on standard output, since some commands print JSON there.
  echo "Installing packages." >&2
  command -v npm >/dev/null || stop "Showrunner needs npm on the PATH."
  npm ci --no-audit --no-fund --loglevel=error >&2 || exit 1
fi
