# Sourced by the commands: goes to the project's root, checks Node, and installs the packages of the lock file.
cd "$(dirname "$0")/.." || exit 1
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
  echo "Showrunner needs Node.js 20.19 or newer on the PATH." >&2
  exit 1
fi
if ! node bin/packages-current.mjs; then
  # Not on standard output: some commands print JSON there.
  echo "Installing packages." >&2
  npm ci --no-audit --no-fund --loglevel=error >&2 || exit 1
fi
