import type { Page } from '@playwright/test'
import { accessFaults } from './accessible-faults'
import { all } from './all'
import { expect } from './fixtures'
import { settled } from './settled'
import { isZoomed, motionFaults, wideTextFaults, zoomFaults } from './zoomed'

/** Fails where axe, names or motion have faults; with `--all` also in dark and at 200 %. */
export async function fits(page: Page, screen: string) {
  await settled(page)
  const faults = await motionFaults(page)
  const whole = async () => {
    if (isZoomed(page)) await page.setViewportSize({ width: 1280, height: 800 })
    return accessFaults(page)
  }
  if (!all) {
    faults.push(...(await accessFaults(page)))
    expect.soft({ screen, faults }).toEqual({ screen, faults: [] })
    return
  }
  const zoomed = async () => [...(await zoomFaults(page)), ...(await wideTextFaults(page))]
  // To lay a page out for another window takes longer than most of what is judged: as it is, it is judged first.
  for (const judge of isZoomed(page) ? [zoomed, whole] : [whole, zoomed]) faults.push(...(await judge()))
  expect.soft({ screen, faults }).toEqual({ screen, faults: [] })
}
