/**
 * Runs as the first process of new namespaces: builds a read-only root of what programs need, switches to it,
 * reports that on descriptor 3, and runs the command without any privileges. Its arguments: prlimit's
 * options, `--`, the command.
 *
 * The folder that it is started in becomes `/work`, the only writable place. The folder is used through its
 * descriptor, because the user that this runs as may not be allowed to walk its path.
 */
export const CONFINE_SCRIPT = `
set -e
umask 022
echo 1000 > /proc/self/oom_score_adj || true
mount -t tmpfs -o size=1m,mode=755 tmpfs /tmp
show() {
  [ -e "$1" ] || return 0
  mkdir -p "/tmp$(dirname "$1")"
  if [ -L "$1" ]; then
    ln -s "$(readlink "$1")" "/tmp$1"
    return 0
  fi
  if [ -d "$1" ]; then mkdir -p "/tmp$1"; else : > "/tmp$1"; fi
  mount --rbind "$1" "/tmp$1"
  mount -o remount,bind,ro "/tmp$1"
}
for one in /usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc/alternatives /etc/fonts /etc/ld.so.cache /etc/localtime \\
  /etc/libreoffice /var/cache/fontconfig; do show "$one"; done
mkdir -p /tmp/dev /tmp/etc /tmp/proc /tmp/work
for one in null zero random urandom; do
  : > "/tmp/dev/$one"
  mount --bind "/dev/$one" "/tmp/dev/$one"
done
ln -s /proc/self/fd /tmp/dev/fd
ln -s work /tmp/tmp
printf 'root:x:0:0:root:/work:/bin/sh\\n' > /tmp/etc/passwd
# Where the machine hides parts of /proc (containers), a new one is refused; most programs do without.
mount -t proc -o nosuid,nodev,noexec proc /tmp/proc 2> /dev/null || true
mount -c --bind . /tmp/work
echo 0 2> /dev/null > /proc/sys/user/max_user_namespaces || true
mount -o remount,bind,ro /tmp
cd /tmp
pivot_root . .
umount -l .
cd /work
limits=
while [ "$1" != "--" ]; do
  limits="$limits $1"
  shift
done
shift
echo ready >&3
exec 3>&-
prlimit $limits -- setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all -- "$@"
`;
