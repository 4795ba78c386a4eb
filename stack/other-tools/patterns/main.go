// Compiles each regular expression in a JSON list with RE2 syntax.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
)

func main() {
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	var patterns []string
	if err := json.Unmarshal(text, &patterns); err != nil {
		panic(err)
	}
	for _, pattern := range patterns {
		if _, err := regexp.Compile(pattern); err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", pattern, err)
			os.Exit(1)
		}
	}
}
