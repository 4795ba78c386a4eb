package main

import (
	"sync"
	"time"

	lksdk "github.com/livekit/server-sdk-go/v2"
	"github.com/pion/webrtc/v4"
)

// A larger jump in sequence numbers isn't packet loss: the numbering has restarted.
const mostAhead = 3_000

// What a watching client received.
type watched struct {
	lock sync.Mutex
	// Subscribed tracks.
	Tracks int `json:"tracks"`
	// Packets received on these tracks, and packets lost.
	Packets int `json:"packets"`
	Lost    int `json:"lost"`
	// The longest time without a packet on a video track that had started, in milliseconds.
	StillMs float64 `json:"still_ms"`
	// How often the connection dropped.
	Drops int `json:"drops"`
}

func (seen *watched) drop() {
	seen.lock.Lock()
	defer seen.lock.Unlock()
	seen.Drops++
}

func (seen *watched) watch(track *webrtc.TrackRemote, _ *lksdk.RemoteTrackPublication, of *lksdk.RemoteParticipant) {
	seen.lock.Lock()
	seen.Tracks++
	seen.lock.Unlock()
	go seen.read(track, of.Identity())
}

func (seen *watched) read(track *webrtc.TrackRemote, of string) {
	var first, highest, packets, lost int
	var last time.Time
	for {
		packet, _, err := track.ReadRTP()
		if err != nil {
			return
		}
		now := time.Now()
		number := int(packet.SequenceNumber)
		// The difference modulo 65,536. Late packets still count. Another server may restart the numbering.
		ahead := int(int16(uint16(number - highest)))
		if packets == 0 || ahead > mostAhead || ahead < -mostAhead {
			first, highest, packets, lost = number, number, 0, 0
		} else if ahead > 0 {
			highest += ahead
		}
		packets++
		seen.lock.Lock()
		seen.Packets++
		missing := max(0, highest-first+1-packets)
		seen.Lost += missing - lost
		lost = missing
		if track.Kind() == webrtc.RTPCodecTypeVideo && !last.IsZero() {
			seen.StillMs = max(seen.StillMs, float64(now.Sub(last).Microseconds())/1e3)
			if still := now.Sub(last); still > tellFrom {
				tellStill(of, still, beginsKeyFrame(track, packet.Payload), waits.longestSince(last))
			}
		}
		seen.lock.Unlock()
		last = now
	}
}

func watchedBy(listeners []*listener) []watched {
	all := make([]watched, 0, len(listeners))
	for _, one := range listeners {
		one.seen.lock.Lock()
		all = append(all, watched{
			Tracks: one.seen.Tracks, Packets: one.seen.Packets, Lost: one.seen.Lost,
			StillMs: one.seen.StillMs, Drops: one.seen.Drops,
		})
		one.seen.lock.Unlock()
	}
	return all
}
