package main

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/pion/rtp/codecs"
	"github.com/pion/webrtc/v4"
)

// Video freezes longer than this are logged, with their possible cause.
const tellFrom = time.Second

const lookEvery = 50 * time.Millisecond

// Times during which this process couldn't run. Packets that arrive then are read late or lost.
type ownWaits struct {
	lock  sync.Mutex
	waits []ownWait
}

type ownWait struct {
	ended  time.Time
	length time.Duration
}

var waits ownWaits

func (own *ownWaits) watch() {
	former := time.Now()
	for now := range time.Tick(lookEvery) {
		// The ticker's value may be the time at which the tick was due.
		now = time.Now()
		if wait := now.Sub(former) - lookEvery; wait > 2*lookEvery {
			own.lock.Lock()
			own.waits = append(own.waits, ownWait{now, wait})
			own.lock.Unlock()
		}
		former = now
	}
}

func (own *ownWaits) longestSince(moment time.Time) time.Duration {
	own.lock.Lock()
	defer own.lock.Unlock()
	var longest time.Duration
	for at := len(own.waits) - 1; at >= 0 && own.waits[at].ended.After(moment); at-- {
		longest = max(longest, own.waits[at].length)
	}
	return longest
}

func tellStill(of string, still time.Duration, key string, own time.Duration) {
	fmt.Fprintf(os.Stderr, "%s a listener had no packet of the picture of %s for %.2f s; it began again with %s; this process waited for %.2f s\n",
		time.Now().UTC().Format("15:04:05.000"), of, still.Seconds(), key, own.Seconds())
}

// Video that waited for a key frame resumes with one.
func beginsKeyFrame(track *webrtc.TrackRemote, payload []byte) string {
	if !strings.EqualFold(track.Codec().MimeType, webrtc.MimeTypeVP8) {
		return "a packet of " + track.Codec().MimeType
	}
	var packet codecs.VP8Packet
	frame, err := packet.Unmarshal(payload)
	if err == nil && packet.S == 1 && packet.PID == 0 && len(frame) > 0 && frame[0]&1 == 0 {
		return "a key frame"
	}
	return "no key frame"
}
