package main

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"path"
	"sync"
	"time"

	"gocloud.dev/gcerrors"
	"gocloud.dev/pubsub"
	"gocloud.dev/pubsub/driver"
)

// nackPause prevents a tight loop of redeliveries of a message whose handler fails.
const nackPause = 250 * time.Millisecond

var (
	errClosed    = errors.New("bus: closed")
	errParameter = errors.New("bus: addresses take no parameters")
)

// useWakingBus replaces gocloud.dev's in-memory bus with one that delivers messages immediately. The original polls
// every 250 ms, which is most of the time between an event and its job. The server selects the bus only by the scheme
// `mem`. The mux rejects a second driver for a scheme, so it's cleared first; a single node uses no other scheme.
func useWakingBus() {
	mux := pubsub.DefaultURLMux()
	*mux = pubsub.URLMux{}
	bus := &bus{topics: map[string]*topic{}}
	mux.RegisterTopic("mem", bus)
	mux.RegisterSubscription("mem", bus)
}

// bus opens topics by name; publishers and subscribers of a name share its topic.
type bus struct {
	mu     sync.Mutex
	topics map[string]*topic
}

func (b *bus) named(address *url.URL) (*topic, error) {
	if len(address.Query()) > 0 {
		return nil, fmt.Errorf("%w: %v", errParameter, address)
	}
	name := path.Join(address.Host, address.Path)
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.topics[name] == nil {
		b.topics[name] = &topic{}
	}
	return b.topics[name], nil
}

// OpenTopicURL implements pubsub.TopicURLOpener.
func (b *bus) OpenTopicURL(_ context.Context, address *url.URL) (*pubsub.Topic, error) {
	t, err := b.named(address)
	if err != nil {
		return nil, err
	}
	return pubsub.NewTopic(t, nil), nil
}

// OpenSubscriptionURL implements pubsub.SubscriptionURLOpener.
func (b *bus) OpenSubscriptionURL(_ context.Context, address *url.URL) (*pubsub.Subscription, error) {
	t, err := b.named(address)
	if err != nil {
		return nil, err
	}
	return pubsub.NewSubscription(t.subscribe(), nil, nil), nil
}

// topic delivers each message to every subscription. Messages sent before the first subscription are kept for it.
type topic struct {
	mu     sync.Mutex
	subs   []*subscription
	early  []*driver.Message
	lastID int
}

func (t *topic) subscribe() *subscription {
	s := &subscription{out: map[driver.AckID]*driver.Message{}, bell: make(chan struct{}, 1)}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.subs = append(t.subs, s)
	if len(t.early) > 0 {
		s.add(t.early...)
		t.early = nil
	}
	return s
}

// SendBatch implements driver.Topic.
func (t *topic) SendBatch(ctx context.Context, messages []*driver.Message) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, m := range messages {
		t.lastID++
		m.AckID = t.lastID
		m.LoggableID = fmt.Sprintf("msg #%d", t.lastID)
		m.AsFunc = never
		for _, hook := range []func(func(any) bool) error{m.BeforeSend, m.AfterSend} {
			if hook == nil {
				continue
			}
			if err := hook(never); err != nil {
				return err
			}
		}
	}
	if len(t.subs) == 0 {
		t.early = append(t.early, messages...)
	}
	for _, s := range t.subs {
		s.add(messages...)
	}
	return nil
}

// subscription is a queue in sending order. A delivered message isn't delivered again unless it's nacked: the receiver
// and the bus are in the same process, so there's no acknowledgement deadline.
type subscription struct {
	mu     sync.Mutex
	queue  []*driver.Message
	out    map[driver.AckID]*driver.Message
	bell   chan struct{}
	closed bool
}

func (s *subscription) add(messages ...*driver.Message) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.queue = append(s.queue, messages...)
	s.ring()
}

func (s *subscription) ring() {
	select {
	case s.bell <- struct{}{}:
	default:
	}
}

func (s *subscription) take(most int) ([]*driver.Message, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil, errClosed
	}
	n := min(most, len(s.queue))
	taken := s.queue[:n:n]
	s.queue = s.queue[n:]
	for _, m := range taken {
		s.out[m.AckID] = m
	}
	// Another receiver may be waiting.
	if len(s.queue) > 0 {
		s.ring()
	}
	return taken, nil
}

// ReceiveBatch implements driver.Subscription: it blocks until there's a message.
func (s *subscription) ReceiveBatch(ctx context.Context, most int) ([]*driver.Message, error) {
	for {
		taken, err := s.take(most)
		if err != nil || len(taken) > 0 {
			return taken, err
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-s.bell:
		}
	}
}

// SendAcks implements driver.Subscription.
func (s *subscription) SendAcks(_ context.Context, ids []driver.AckID) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, id := range ids {
		delete(s.out, id)
	}
	return nil
}

// CanNack implements driver.Subscription.
func (s *subscription) CanNack() bool { return true }

// SendNacks implements driver.Subscription: the messages are delivered again after a pause.
func (s *subscription) SendNacks(_ context.Context, ids []driver.AckID) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, id := range ids {
		m, known := s.out[id]
		if !known {
			continue
		}
		delete(s.out, id)
		time.AfterFunc(nackPause, func() { s.add(m) })
	}
	return nil
}

// Close implements driver.Subscription.
func (s *subscription) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	s.ring()
	return nil
}

// Close implements driver.Topic. The topic remains available to the next caller that opens its name.
func (t *topic) Close() error { return nil }

func never(any) bool { return false }

func codeOf(err error) gcerrors.ErrorCode {
	if errors.Is(err, errClosed) {
		return gcerrors.FailedPrecondition
	}
	return gcerrors.Unknown
}

func (*topic) IsRetryable(error) bool                        { return false }
func (*topic) As(any) bool                                   { return false }
func (*topic) ErrorAs(error, any) bool                       { return false }
func (*topic) ErrorCode(err error) gcerrors.ErrorCode        { return codeOf(err) }
func (*subscription) IsRetryable(error) bool                 { return false }
func (*subscription) As(any) bool                            { return false }
func (*subscription) ErrorAs(error, any) bool                { return false }
func (*subscription) ErrorCode(err error) gcerrors.ErrorCode { return codeOf(err) }
