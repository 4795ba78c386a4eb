package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sync/atomic"
	"time"

	"github.com/livekit/protocol/livekit"
	lksdk "github.com/livekit/server-sdk-go/v2"
	"github.com/pion/rtcp"
	"github.com/pion/webrtc/v4"
	"github.com/pion/webrtc/v4/pkg/media"
)

const (
	leaveWithin = 60 * time.Second
	soundEvery  = 20 * time.Millisecond
)

// A clip that a guest sends in a loop, encoded in advance: VP8 that starts with a key frame, and Opus.
type clip struct {
	Width           uint32   `json:"width"`
	Height          uint32   `json:"height"`
	FramesPerSecond float64  `json:"frames_per_second"`
	Frames          [][]byte `json:"frames"`
	Sound           [][]byte `json:"sound"`
}

func readClip(path string) (clip, error) {
	var sent clip
	text, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(text, &sent)
	}
	if err == nil && (len(sent.Frames) == 0 || len(sent.Sound) == 0 || sent.FramesPerSecond <= 0) {
		err = errors.New("a clip without pictures or without sound: " + path)
	}
	return sent, err
}

// Waits until the guest is on stage, then sends until the process exits.
func (sent clip) sendIn(room *lksdk.Room) {
	if err := sent.publish(room); err != nil {
		fmt.Fprintln(os.Stderr, "a guest does not send:", err)
	}
}

func (sent clip) publish(room *lksdk.Room) error {
	end := time.Now().Add(leaveWithin)
	for !room.LocalParticipant.Permissions().GetCanPublish() {
		if time.Now().After(end) {
			return errors.New("they were not let")
		}
		time.Sleep(50 * time.Millisecond)
	}
	var keyFrameWanted atomic.Bool
	picture, err := lksdk.NewLocalTrack(
		webrtc.RTPCodecCapability{MimeType: webrtc.MimeTypeVP8, ClockRate: 90_000},
		lksdk.WithRTCPHandler(func(packet rtcp.Packet) {
			switch packet.(type) {
			case *rtcp.PictureLossIndication, *rtcp.FullIntraRequest:
				keyFrameWanted.Store(true)
			}
		}))
	if err != nil {
		return err
	}
	sound, err := lksdk.NewLocalTrack(webrtc.RTPCodecCapability{MimeType: webrtc.MimeTypeOpus, ClockRate: 48_000, Channels: 2})
	if err != nil {
		return err
	}
	of := &lksdk.TrackPublicationOptions{
		Name: "camera", Source: livekit.TrackSource_CAMERA, VideoWidth: int(sent.Width), VideoHeight: int(sent.Height),
	}
	if _, err := room.LocalParticipant.PublishTrack(picture, of); err != nil {
		return err
	}
	of = &lksdk.TrackPublicationOptions{Name: "microphone", Source: livekit.TrackSource_MICROPHONE}
	if _, err := room.LocalParticipant.PublishTrack(sound, of); err != nil {
		return err
	}
	go play(picture, sent.Frames, time.Duration(float64(time.Second)/sent.FramesPerSecond), &keyFrameWanted)
	go play(sound, sent.Sound, soundEvery, nil)
	return nil
}

// Restarts at the end of the clip and whenever a receiver requests a key frame.
func play(track *lksdk.LocalTrack, parts [][]byte, each time.Duration, fromBeginning *atomic.Bool) {
	pace := time.NewTicker(each)
	for at := 0; ; at++ {
		if at == len(parts) || (fromBeginning != nil && fromBeginning.Swap(false)) {
			at = 0
		}
		// Without a connection there's no one to send to. The SDK publishes the track again after reconnecting.
		_ = track.WriteSample(media.Sample{Data: parts[at], Duration: each}, nil)
		<-pace.C
	}
}
