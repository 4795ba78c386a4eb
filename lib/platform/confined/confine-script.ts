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
links=
etc_links=
folders=
files=
for one in /usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc/alternatives /etc/fonts /etc/ld.so.cache /etc/localtime \\
  /etc/libreoffice /var/cache/fontconfig; do
  if [ -L "$one" ]; then
    case "$one" in /etc/*) etc_links="$etc_links $one" ;; *) links="$links $one" ;; esac
  elif [ -d "$one" ]; then folders="$folders $one"
  elif [ -e "$one" ]; then files="$files $one"
  fi
done
inside=
for one in $folders; do inside="$inside /tmp$one"; done
mkdir -p /tmp/dev /tmp/etc /tmp/proc /tmp/work $inside
[ -z "$links" ] || cp -P $links /tmp/
[ -z "$etc_links" ] || cp -P $etc_links /tmp/etc/
for one in $files; do : > "/tmp$one"; done
for one in $folders $files; do mount -o rbind,ro "$one" "/tmp$one"; done
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
