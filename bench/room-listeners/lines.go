package main

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"regexp"
	"strconv"
	"sync"
)

type line struct {
	number string
	// When it was sent, in milliseconds. All processes use the same clock.
	sent float64
}

type packet struct {
	Type     string `json:"type"`
	Messages []struct {
		Type string `json:"type"`
		Line struct {
			Text string `json:"text"`
		} `json:"line"`
	} `json:"messages"`
}

var (
	readLock sync.Mutex
	// All listeners receive the same messages, so each message is parsed only once.
	read = map[string]func() []line{}

	spoken = regexp.MustCompile(`^line-(\d+) ([\d.]+)$`)
)

func linesIn(payload []byte) []line {
	readLock.Lock()
	lines, known := read[string(payload)]
	if !known {
		text := string(payload)
		lines = sync.OnceValue(func() []line { return parse(text) })
		read[text] = lines
	}
	readLock.Unlock()
	return lines()
}

func parse(text string) []line {
	var told packet
	if err := json.Unmarshal(plain(text), &told); err != nil || told.Type != "feed" {
		fmt.Fprintln(os.Stderr, "no packet of a feed:", err)
		return nil
	}
	var lines []line
	for _, message := range told.Messages {
		found := spoken.FindStringSubmatch(message.Line.Text)
		if message.Type != "chat" || found == nil {
			continue
		}
		if sent, err := strconv.ParseFloat(found[2], 64); err == nil {
			lines = append(lines, line{number: found[1], sent: sent})
		}
	}
	return lines
}

// Decodes the format of lib/live/codec.ts: JSON or, if long, "z" followed by the deflated JSON in base64.
func plain(text string) []byte {
	if text == "" || text[0] != 'z' {
		return []byte(text)
	}
	packed, err := base64.StdEncoding.DecodeString(text[1:])
	if err != nil {
		return nil
	}
	inflated, err := io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
	if err != nil {
		return nil
	}
	return inflated
}
