import type { NumberedLines, Stays, WatchedTimes } from "@/lib/analytics";
import { byWatchTime, isRegistration, type WatchedPerson, type WatchPosition } from "./watched-person";

/** A show's connections, and whose they are. */
export interface NamedStays extends Stays {
  names: NumberedLines;
}

/** Attendees of a show. Ids are only read of those who are returned. */
export class WatchedPeople {
  /** Numbers of those who were there on air. */
  private readonly attended: number[];

  constructor(
    private readonly names: NumberedLines,
    private readonly times: WatchedTimes,
  ) {
    const attended: number[] = [];
    for (let number = 0; number < names.count; number += 1)
      if ((times.joins[number] ?? 0) > 0) attended.push(number);
    this.attended = attended;
  }

  get count(): number {
    return this.attended.length;
  }

  /** Returns how many watched at least this long. */
  watched(least: number): number {
    let count = 0;
    for (const number of this.attended) if (this.msOf(number) >= least) count += 1;
    return count;
  }

  registrations(): string[] {
    return this.attended.map((number) => this.names.at(number)).filter(isRegistration);
  }

  /** Returns everyone in the order of watch time. */
  all(): WatchedPerson[] {
    return this.attended.map((number) => this.personAt(number)).sort(byWatchTime);
  }

  /**
   * Returns the people who follow a position in the order of watch time, without putting all others in order.
   * @param take how many at most
   */
  after(position: WatchPosition | undefined, take: number): WatchedPerson[] {
    const left = position ? this.attended.filter((number) => this.isAfter(position, number)) : this.attended;
    const times = new Float64Array(left.length);
    for (const [place, number] of left.entries()) times[place] = this.msOf(number);
    times.sort();
    const least = times[times.length - take] ?? 0;
    return left
      .filter((number) => this.msOf(number) >= least)
      .map((number) => this.personAt(number))
      .sort(byWatchTime)
      .slice(0, take);
  }

  private isAfter(position: WatchPosition, number: number): boolean {
    const ms = this.msOf(number);
    return ms < position.ms || (ms === position.ms && position.person < this.names.at(number));
  }

  private msOf(number: number): number {
    return this.times.ms[number] ?? 0;
  }

  private personAt(number: number): WatchedPerson {
    const { joins, first, last } = this.times;
    return {
      person: this.names.at(number),
      ms: this.msOf(number),
      joins: joins[number] ?? 0,
      first: first[number] ?? 0,
      last: last[number] ?? 0,
    };
  }
}
