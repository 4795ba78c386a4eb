// Command inngest is Inngest's own single-node server (`inngest start`) from the pinned module, with two changes:
// events reach the runner immediately (bus.go), and the two internal gRPC ports of its Connect feature, hardcoded as
// 50052 and 50053 upstream, come from the environment (0 means any free port), so that several stacks can run side by
// side. stack/inngest.ts makes a third change, to the module's sources at build time.
package main

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"time"
	_ "time/tzdata"

	"github.com/inngest/inngest/cmd/start"
	"github.com/inngest/inngest/cmd/version"
	"github.com/inngest/inngest/pkg/config/connect"
	inngestversion "github.com/inngest/inngest/pkg/inngest/version"
	"github.com/spf13/viper"
	"github.com/urfave/cli/v3"
)

func main() {
	// The server stores and compares times in its local time zone.
	os.Setenv("TZ", "UTC")
	time.Local = time.UTC
	os.Setenv("LOG_HANDLER", "json")

	useWakingBus()
	setPort(connect.GatewayPortKey, "INNGEST_CONNECT_GATEWAY_GRPC_PORT")
	setPort(connect.ExecutorPortKey, "INNGEST_CONNECT_EXECUTOR_GRPC_PORT")

	app := &cli.Command{
		Name:     "inngest",
		Version:  inngestversion.Print(),
		Commands: []*cli.Command{start.Command(), version.Command()},
	}
	if err := app.Run(context.Background(), os.Args); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func setPort(key, variable string) {
	if value, err := strconv.ParseUint(os.Getenv(variable), 10, 16); err == nil {
		viper.Set(key, uint32(value))
	}
}
