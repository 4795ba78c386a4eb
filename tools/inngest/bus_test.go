package main

import (
	"context"
	"fmt"
	"testing"
	"time"

	"gocloud.dev/pubsub"
)

func open(t *testing.T, name string) (*pubsub.Topic, *pubsub.Subscription) {
	t.Helper()
	useWakingBus()
	topic, err := pubsub.OpenTopic(context.Background(), "mem://"+name)
	if err != nil {
		t.Fatal(err)
	}
	sub, err := pubsub.OpenSubscription(context.Background(), "mem://"+name)
	if err != nil {
		t.Fatal(err)
	}
	return topic, sub
}

func receive(t *testing.T, sub *pubsub.Subscription) *pubsub.Message {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	m, err := sub.Receive(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func send(t *testing.T, topic *pubsub.Topic, body string) {
	t.Helper()
	if err := topic.Send(context.Background(), &pubsub.Message{Body: []byte(body)}); err != nil {
		t.Fatal(err)
	}
}

func TestHandsOverAtOnce(t *testing.T) {
	topic, sub := open(t, "quick")
	waits := make([]time.Duration, 0, 20)
	for i := range 20 {
		time.Sleep(5 * time.Millisecond)
		sent := time.Now()
		go send(t, topic, fmt.Sprint(i))
		m := receive(t, sub)
		waits = append(waits, time.Since(sent))
		m.Ack()
	}
	late := 0
	for _, wait := range waits {
		if wait > 50*time.Millisecond {
			late++
		}
	}
	if late > 5 {
		t.Fatalf("%d of 20 took more than 50 ms: %v", late, waits)
	}
}

func TestKeepsOrderAndLosesNothing(t *testing.T) {
	topic, sub := open(t, "order")
	for i := range 500 {
		send(t, topic, fmt.Sprint(i))
	}
	for i := range 500 {
		m := receive(t, sub)
		if string(m.Body) != fmt.Sprint(i) {
			t.Fatalf("got %s, wanted %d", m.Body, i)
		}
		m.Ack()
	}
}

func TestKeepsWhatComesBeforeTheFirstSubscription(t *testing.T) {
	useWakingBus()
	topic, err := pubsub.OpenTopic(context.Background(), "mem://early")
	if err != nil {
		t.Fatal(err)
	}
	send(t, topic, "first")
	sub, err := pubsub.OpenSubscription(context.Background(), "mem://early")
	if err != nil {
		t.Fatal(err)
	}
	if m := receive(t, sub); string(m.Body) != "first" {
		t.Fatalf("got %s", m.Body)
	}
}

func TestBringsBackWhatWasRefused(t *testing.T) {
	topic, sub := open(t, "nack")
	send(t, topic, "again")
	refused := time.Now()
	receive(t, sub).Nack()
	m := receive(t, sub)
	if string(m.Body) != "again" || time.Since(refused) < nackPause {
		t.Fatalf("%s came back after %v", m.Body, time.Since(refused))
	}
	m.Ack()
}

func TestEndsWithItsContext(t *testing.T) {
	_, sub := open(t, "idle")
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	if _, err := sub.Receive(ctx); err == nil {
		t.Fatal("received something from nowhere")
	}
}
