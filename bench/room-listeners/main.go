// Command room-listeners is the audience of the benchmark: all clients of a show's room in a single process, because
// 200 processes would use more of the machine than the server being measured. It reads JSON lines: `{"url", "token"}`
// connects a client and is answered with `"in"`; `"end"` is answered with each client's delay per line. A client with
// `"watches": true` also receives video and audio, and the last response includes its statistics.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"runtime/debug"
	"sync"
	"time"

	"github.com/go-logr/logr"
	"github.com/livekit/protocol/logger"
	lksdk "github.com/livekit/server-sdk-go/v2"
)

// Set at build time.
var version = "unknown"

type ticket struct {
	URL   string `json:"url"`
	Token string `json:"token"`
	// Also receives video and audio.
	Watches bool `json:"watches"`
	// Path of the clip that a guest sends.
	Sends string `json:"sends"`
}

type listener struct {
	lock sync.Mutex
	// Delay by line number, in milliseconds.
	late map[string]float64
	seen *watched
}

func main() {
	if len(os.Args) > 1 {
		fmt.Println(version)
		return
	}
	// Listeners allocate little. Frequent garbage collection would only slow down the measured server.
	debug.SetGCPercent(800)
	lksdk.SetLogger(logger.LogRLogger(logr.Discard()))
	go waits.watch()
	out := json.NewEncoder(os.Stdout)
	var listeners []*listener
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		if in.Text() == `"end"` {
			_ = out.Encode(map[string]any{"late": lateOf(listeners), "watched": watchedBy(listeners)})
			return
		}
		one, isGuest, err := come(in.Bytes())
		if err != nil {
			_ = out.Encode(map[string]string{"failed": err.Error()})
			continue
		}
		if !isGuest {
			listeners = append(listeners, one)
		}
		_ = out.Encode("in")
	}
}

func come(line []byte) (one *listener, isGuest bool, err error) {
	var to ticket
	if err := json.Unmarshal(line, &to); err != nil {
		return nil, false, err
	}
	isGuest = to.Sends != ""
	var sent clip
	if isGuest {
		if sent, err = readClip(to.Sends); err != nil {
			return nil, isGuest, err
		}
	}
	one = &listener{late: map[string]float64{}, seen: &watched{}}
	callback := &lksdk.RoomCallback{
		OnDisconnectedWithReason: func(reason lksdk.DisconnectionReason) {
			one.seen.drop()
			fmt.Fprintln(os.Stderr, "a listener was disconnected:", reason)
		},
		OnReconnecting: one.seen.drop,
	}
	callback.OnTrackSubscribed = one.seen.watch
	callback.OnDataPacket = func(data lksdk.DataPacket, _ lksdk.DataReceiveParams) {
		at := float64(time.Now().UnixNano()) / 1e6
		if packet, ok := data.(*lksdk.UserDataPacket); ok && packet.Topic == "feed" {
			one.note(linesIn(packet.Payload), at)
		}
	}
	room, err := lksdk.ConnectToRoomWithToken(to.URL, to.Token, callback, lksdk.WithAutoSubscribe(to.Watches || isGuest))
	if err == nil && isGuest {
		go sent.sendIn(room)
	}
	return one, isGuest, err
}

func (one *listener) note(lines []line, at float64) {
	one.lock.Lock()
	defer one.lock.Unlock()
	for _, line := range lines {
		if _, heard := one.late[line.number]; !heard {
			one.late[line.number] = at - line.sent
		}
	}
}

func lateOf(listeners []*listener) [][]float64 {
	all := make([][]float64, 0, len(listeners))
	for _, one := range listeners {
		one.lock.Lock()
		late := make([]float64, 0, len(one.late))
		for _, ms := range one.late {
			late = append(late, ms)
		}
		one.lock.Unlock()
		all = append(all, late)
	}
	return all
}
