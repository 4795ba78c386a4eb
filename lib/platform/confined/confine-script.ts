/**
 * Runs as the first process of new namespaces: builds a root of its own out of what programs need, all of it read-only,
 * moves there, says so, and runs the command without any right. `$0` is a name for errors, `$1` how many folders were
 * handed over for reading (as descriptors from 4 on, each followed by its path), then prlimit's options up to `--`.
 *
 * The folder that it is started in becomes `/work`, the only place that can be written. It is taken as it stands and not
 * by its path, which the user that this runs as need not be able to walk.
 */
export const CONFINE_SCRIPT = `
set -e
umask 022
echo 1000 > /proc/self/oom_score_adj || true
mount -t tmpfs -o size=1m,mode=755 tmpfs /tmp
place() {
  mkdir -p "/tmp$(dirname "$2")"
  if [ -d "$1" ]; then mkdir -p "/tmp$2"; else : > "/tmp$2"; fi
  mount -c --rbind "$1" "/tmp$2"
  mount -o remount,bind,ro "/tmp$2"
}
show() {
  [ -e "$1" ] || return 0
  if [ -L "$1" ]; then
    mkdir -p "/tmp$(dirname "$1")"
    ln -s "$(readlink "$1")" "/tmp$1"
  else
    place "$1" "$1"
  fi
}
for one in /usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc/alternatives /etc/fonts /etc/ld.so.cache /etc/localtime \\
  /etc/libreoffice /var/cache/fontconfig; do show "$one"; done
folders=$1
shift
at=4
while [ "$at" -lt $((4 + folders)) ]; do
  place "/proc/self/fd/$at" "$1"
  shift
  at=$((at + 1))
done
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
at=4
while [ "$at" -lt $((4 + folders)) ]; do
  eval "exec $at>&-"
  at=$((at + 1))
done
prlimit $limits -- setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all -- "$@"
`;
