'use client'

import Dialog from '@mui/material/Dialog'
import { Command } from 'cmdk'
import { Check, Search, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '@/components/ui/controls/Button'
import { EntityId } from '@/components/ui/data/EntityId'
import { Feed } from '@/components/ui/feedback/Feed'
import { Mui } from '@/components/ui/theme/Mui'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Row } from '@/components/ui/layout/Row'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import type { ShellProps } from '../shell-props'
import { matchScore } from './match-score'
import css from './SearchDialog.module.css'
import { SearchFailed, SearchKeys, SearchNothing } from './SearchNotes'
import { useEntries, type Entry } from './useEntries'

type Props = Pick<ShellProps, 'viewer' | 'onLogout'> & { onClose: () => void }

/** Search and jump: actions, screens, and everything the viewer may open, by id or name. */
export default function SearchDialog(props: Props) {
  return (
    <Mui>
      <Dialog
        open
        onClose={props.onClose}
        slotProps={{ paper: { className: css.paper, 'aria-label': 'Search and jump' } }}
      >
        <Palette {...props} />
      </Dialog>
    </Mui>
  )
}

function Palette({ onClose, ...shell }: Props) {
  const router = useRouter()
  const { typed, type, groups, hits, settled, problem, retry, remember } = useEntries(shell)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState('')
  const inNewTab = useRef(false)
  const [waiting, setWaiting] = useState(false)
  const [shown, setShown] = useState(0)

  const choose = (entry: Entry) => {
    if (entry.recent) remember(entry.recent)
    if (inNewTab.current && entry.href) return void window.open(entry.href)
    onClose()
    if (entry.run) entry.run()
    else router.push(entry.href!)
  }

  // Enter right after typing an id waits for its results.
  const pressed = (event: KeyboardEvent) => {
    inNewTab.current = event.ctrlKey || event.metaKey
    const option = list.current?.querySelector('[aria-selected=true]')
    const tooSoon = event.key === 'Enter' && !settled && (!option || option.hasAttribute('data-found'))
    if (tooSoon) event.preventDefault()
    setWaiting(tooSoon)
  }
  const arrived = useEffectEvent(() => hits[0] && choose(hits[0]))
  useEffect(() => {
    if (waiting && settled) arrived()
  }, [waiting, settled])
  // cmdk selects the first option of what it filters, not of what arrives later.
  useEffect(() => {
    const options = list.current?.querySelectorAll('[role=option]') ?? []
    setShown(options.length)
    setSelected(options[0]?.getAttribute('data-value') ?? '')
  }, [typed, hits.length, settled])
  // cmdk 1.1.1 names the option that was selected before.
  useEffect(() => {
    const option = list.current?.querySelector(`[data-value="${CSS.escape(selected)}"]`)
    field.current?.setAttribute('aria-activedescendant', option?.id ?? '')
  })

  return (
    <Command
      className={css.command}
      label="Search or jump"
      loop
      filter={matchScore}
      value={selected}
      onValueChange={setSelected}
      onKeyDown={pressed}
      onClickCapture={(event) => (inNewTab.current = event.ctrlKey || event.metaKey)}
    >
      <Row gap="small" className={css.head}>
        <Row gap="medium" grow className={css.field}>
          <Search size={18} strokeWidth={1.75} aria-hidden />
          <Command.Input
            ref={field}
            autoFocus
            value={typed}
            onValueChange={type}
            inputMode="search"
            enterKeyHint="go"
            placeholder={placeholders[shell.viewer.role]}
            maxLength={200}
          />
        </Row>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Row>
      <div className={css.body}>
        {!settled && (
          <div className={css.busy}>
            <Feed />
          </div>
        )}
        <Command.List ref={list} className={css.list} label="Results" aria-busy={!settled}>
          {groups.map(({ group, entries }) => (
            <Command.Group key={group} heading={group} forceMount={entries[0]!.found}>
              {entries.map((entry) => (
                <Hit key={entry.key} entry={entry} onChoose={choose} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        {problem ? (
          <SearchFailed problem={problem} onRetry={retry} />
        ) : (
          shown === 0 && <SearchNothing typed={typed} settled={settled} role={shell.viewer.role} />
        )}
      </div>
      <p role="status" className={text.unseen}>
        {settled && !problem && `${shown} ${shown === 1 ? 'result' : 'results'}`}
      </p>
      <SearchKeys />
    </Command>
  )
}

/** One line of the list: what it is, its id and whose, where it stands. What the server found is shown unfiltered. */
function Hit({ entry, onChoose }: { entry: Entry; onChoose: (entry: Entry) => void }) {
  const { key, label, words, Icon, id, sub, state, chosen, recent, found } = entry
  return (
    <Command.Item
      className={css.row}
      value={found ? key : label}
      keywords={words ? [words] : undefined}
      forceMount={found}
      onSelect={() => onChoose(entry)}
      data-found={recent ? true : undefined}
    >
      <span className={css.icon}>
        <Icon size={17} strokeWidth={1.75} aria-hidden />
      </span>
      <Text grow>
        <Text cut={1} weight={recent ? 'title' : 'strong'} dir="auto">
          {label}
        </Text>
        {recent && (id || sub) && (
          <Text cut={1} size="small" tone="secondary">
            {id && <EntityId>{id}</EntityId>}
            {id && sub && ' · '}
            {sub && <span dir="auto">{sub}</span>}
          </Text>
        )}
      </Text>
      {!recent && sub && (
        <Text size="small" tone="secondary" figures>
          {sub}
        </Text>
      )}
      {state && <StatusChip {...state} />}
      {chosen && <Check size={16} color="var(--jw-palette-primary-main)" aria-label="Chosen" />}
    </Command.Item>
  )
}

const placeholders = {
  customer: 'Id, project, screen or action',
  supplier: 'Id, project, machine, action',
  admin: 'Company, id, project, action',
}
