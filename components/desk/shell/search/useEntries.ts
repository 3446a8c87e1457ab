'use client'

import { useScheme } from '@/components/ui/theme/scheme'
import { Bookmark, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { keepSlot, readSlot } from '@/lib/client/session-storage'
import { useShortcutsEnabled } from '@/components/ui/hooks/useShortcutsEnabled'
import { useDebouncedSearch } from '@/components/ui/hooks/useDebouncedSearch'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { SearchHit } from '@/lib/contract/desk/search'
import { count } from '@/lib/terms/format'
import { listNames, viewHref } from '@/lib/rules/desk/view-links'
import type { Tone } from '@/lib/terms/tone'
import type { ShellProps } from '../shell-props'
import { actsOn } from './acts-on'
import { commandsFor, type Command } from './commands'
import { idOf, kindFor, stateOf } from './search-hits'
import { useWaiting } from '../useWaiting'

/** A line of the list: something to do, or something that was found. */
export type Entry = Pick<Command, 'words' | 'href' | 'run' | 'chosen'> & {
  key: string
  group: string
  label: string
  Icon: LucideIcon
  id?: string
  sub?: string | null
  state?: { label: string; tone: Tone }
  /** What is found again under Recent. */
  recent?: Recent
  /** The server found it. */
  found?: boolean
}
/** Its state is not kept: it would be outdated. */
type Recent = Pick<SearchHit, 'kind' | 'id' | 'title' | 'href'>

const RECENT = 4

/** What stands in the list for what is typed, and how far the search for it is. */
export function useEntries({ viewer, onLogout }: Pick<ShellProps, 'viewer' | 'onLogout'>) {
  const [typed, setTyped] = useState('')
  const counts = useWaiting()
  const { q, search: ask } = useDebouncedSearch()
  const wanted = typed.trim()
  const answer = useApi('GET /api/search', q ? { q } : null, { revalidateOnFocus: false })
  const { role, id } = viewer
  const slot = `recent:${id}` as const
  const [recent] = useState(() => readSlot<Recent[]>(slot) ?? [])

  const { mode, setMode } = useScheme()
  const [keysOn, turnKeys] = useShortcutsEnabled()
  const commands = commandsFor({ viewer, mode, setMode, keysOn, turnKeys, onLogout }).map((command): Entry => {
    const waiting = command.href && counts[command.href]
    return { ...command, key: command.label, sub: waiting ? `${count(waiting)} waiting` : undefined }
  })

  const { data: saved = [] } = useApi('GET /api/views', {}, { revalidateOnFocus: false })
  const views = saved.flatMap((view): Entry[] => {
    const href = viewHref(view, role)
    const sub = listNames[view.list]
    return href
      ? [{ key: `view ${view.id}`, group: 'Views', label: view.name, sub, words: sub, Icon: Bookmark, href }]
      : []
  })

  const settled = wanted === q && !answer.isLoading
  const hits = wanted ? (answer.data?.hits ?? []).map((hit) => entryOf(role, hit)) : []
  const inquiry = wanted ? answer.data?.hits.find(({ kind }) => kind === 'inquiry') : undefined
  const acts = inquiry
    ? actsOn(inquiry, viewer).map(({ label, ...act }) => ({ ...act, label, key: label, found: true }))
    : []
  const recents = wanted ? [] : recent.map((one) => entryOf(role, one))
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      ask(text)
    },
    /** In the order in which they are listed: actions, what was opened lately, screens and settings, what was found. */
    groups: grouped([
      ...commands.filter(({ group }) => group === 'Actions'),
      ...recents,
      ...views,
      ...commands.filter(({ group }) => group !== 'Actions'),
      ...hits,
      ...acts,
    ]),
    hits,
    /** The list is for what is typed. */
    settled: settled || !wanted,
    problem: wanted && settled ? answer.error : undefined,
    retry: () => void answer.mutate(),
    remember: ({ kind, id, title, href }: Recent) => {
      const others = recent.filter((one) => one.href !== href)
      keepSlot(slot, [{ kind, id, title, href }, ...others].slice(0, RECENT))
    },
  }
}

function entryOf(role: Role, hit: SearchHit | Recent): Entry {
  const { kind, title, href } = hit
  const found = 'status' in hit ? hit : undefined
  return {
    key: `${found ? 'found' : 'recent'} ${kind} ${hit.id}`,
    label: title,
    href,
    recent: hit,
    ...(found && { found: true, sub: found.sub, state: stateOf(role, found) }),
    ...kindFor(role, kind),
    ...(!found && { group: 'Recent' }),
    id: idOf(role, hit),
  }
}

const grouped = (entries: Entry[]) =>
  [...new Set(entries.map(({ group }) => group))].map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  }))
