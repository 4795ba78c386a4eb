export const feedExample = {
  epoch: 1_924_963_200_000,
  after: 41,
  to: 43,
  more: false,
  messages: [
    {
      type: "chat" as const,
      seq: 42,
      at: "2031-01-14T17:04:12.000Z",
      line: {
        id: "cht_7f3k2m9q4x",
        author: { person: "attendee-4h2k9x", name: "Ada Lovelace" },
        text: "Hello from London!",
        at: "2031-01-14T17:04:11.950Z",
      },
    },
    {
      type: "poll_counts" as const,
      seq: 43,
      at: "2031-01-14T17:04:12.001Z",
      poll_id: "poll_cmd_5d8n1c",
      question: "Who reviews what your agents do?",
      options: ["A person", "Another agent"],
      counts: [12, 5],
      voters: 17,
      final: false,
    },
  ],
  server_time: "2031-01-14T17:04:14.000Z",
};
