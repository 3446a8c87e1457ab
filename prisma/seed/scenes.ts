import { withEventTime } from '../../lib/domain/core/event-clock'
import type { Stage } from './stage'

/** One thing that happens, so many days ago: 12.5 is twelve days ago at 14:00 in India, 0.1 is a tenth of a day ago. */
export type Scene = { day: number; play: (stage: Stage, at: Date) => Promise<unknown> }

const HOUR = 3_600_000
const INDIA = 5.5 * HOUR

/** Plays all scenes in the order of their time. */
export async function playScenes(stage: Stage, scenes: Scene[]): Promise<void> {
  let at = new Date(0)
  for (const scene of scenes.toSorted((a, b) => b.day - a.day)) {
    at = new Date(Math.max(timeOf(scene.day), at.getTime() + 60_000))
    await withEventTime(at, () => scene.play(stage, at))
  }
}

/** Work happens between 9:30 and 18:30; the later the fraction, the earlier in the day. */
function timeOf(day: number): number {
  if (day < 1) return Date.now() - day * 24 * HOUR
  const whole = Math.floor(day)
  return midnight(-whole) + (18.5 - (day - whole) * 9) * HOUR
}

/** The moment so many days ago, within working hours but for today: of two days the lower is the later moment. */
export function dayAt(day: number): Date {
  const isToday = day < 1
  return new Date(isToday ? Date.now() - Math.max(0, day) * (Date.now() - midnight(0)) : timeOf(day))
}

/** The start of a day in India, so many days from today. */
function midnight(days: number): number {
  const today = Math.floor((Date.now() + INDIA) / (24 * HOUR))
  return (today + days) * 24 * HOUR - INDIA
}

/** A date as forms send it, so many days from today in India. */
export const dateIn = (days: number) => new Date(midnight(days) + INDIA).toISOString()
