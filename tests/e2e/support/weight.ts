import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'

const weighed = new Map<string, Promise<number>>()

/** The scripts that a page's HTML names, compressed, in kB: what a modern browser loads first. */
export async function scriptsOf(http: APIRequestContext, address: string): Promise<number> {
  const html = await (await http.get(address)).text()
  const sources = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    // Those are for browsers without modules, which Jobwork doesn't serve.
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? [])
  const bytes = [...new Set(sources)].map((source) => {
    const known = weighed.get(source) ?? weightOf(http, source)
    weighed.set(source, known)
    return known
  })
  if (!bytes.length) throw new Error(`${address} names no script`)
  return Math.round((await Promise.all(bytes)).reduce((sum, one) => sum + one, 0) / 1000)
}

const weightOf = async (http: APIRequestContext, source: string) =>
  gzipSync(await (await http.get(source)).body()).length

/** A page as it is sent, compressed, in kB: its HTML with its rows and their data for the browser. */
export const sentKb = (html: string) => gzipSync(html).length / 1000

/**
 * What a page of 50 rows may weigh as it is sent, in kB: those of the demo have part and PO numbers, owners, progress and
 * what was delivered.
 */
export const PAGE_KB = 24
