'use client'

import useAutocomplete from '@mui/material/useAutocomplete'
import { Search, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useDeferredValue, useEffect, useEffectEvent, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Lucide } from '@/components/ui/Lucide'
import { ModalFrame } from '@/components/ui/ModalFrame'
import text from '@/components/ui/text.module.css'
import type { ShellProps } from './AppShell'
import css from './SearchDialog.module.css'
import { SearchFailed, SearchKeys, SearchNothing } from './SearchNotes'
import { SearchRow } from './SearchRow'
import { useEntries, type Entry } from './useEntries'

type Props = Pick<ShellProps, 'viewer' | 'onLogout'> & { onClose: () => void }

/** Search and jump: what one can start, every screen, and whatever one may open, by id or by name. */
export default function SearchDialog({ onClose, ...shell }: Props) {
  const router = useRouter()
  const { typed, type, entries, settled, problem, retry, remember } = useEntries(shell)
  const [hurried, setHurried] = useState(false)
  // The field is there with the press, the list right after it.
  const ready = useDeferredValue(true, false)

  const choose = (entry: Entry, aside = false) => {
    if (entry.recent) remember(entry.recent)
    if (aside && entry.href) return void window.open(entry.href)
    onClose()
    if (entry.run) entry.run()
    else if (entry.download) window.location.assign(entry.href!)
    else router.push(entry.href!)
  }

  const list = useAutocomplete<Entry>({
    ...{ id: 'search', options: ready ? entries : [], value: null, inputValue: typed },
    ...{ open: true, autoHighlight: true, includeInputInList: false, clearOnBlur: false, disableListWrap: false },
    filterOptions: (all) => all,
    // What was found for an earlier text is no longer what Enter means.
    getOptionLabel: ({ key, stale }) => (stale ? `${key} of before` : key),
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: () => false,
    groupBy: ({ group }) => group,
    onInputChange: (_, next, reason) => reason === 'input' && type(next),
    onChange: (event, entry) => entry && choose(entry, withCommand(event)),
    onClose: (_, reason) => reason === 'escape' && onClose(),
  })
  // The hook answers groups, since it was given groupBy.
  const groups = list.groupedOptions as unknown as { group: string; index: number; options: Entry[] }[]

  // Who types an id and presses Enter at once means what will be found for it.
  const pressed = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    const tooSoon = event.key === 'Enter' && (!ready || (!settled && (!entries[0] || entries[0].stale === true)))
    event.defaultMuiPrevented = tooSoon
    setHurried(tooSoon)
  }
  const arrived = useEffectEvent(() => entries[0] && choose(entries[0]))
  useEffect(() => {
    if (hurried && settled && ready) arrived()
  }, [hurried, settled, ready])

  return (
    <ModalFrame label="Search and jump" className={css.paper} onClose={onClose}>
      <div className={css.head}>
        <div className={css.field} {...list.getRootProps({ onKeyDown: pressed })}>
          <Lucide icon={Search} size={18} strokeWidth={1.75} aria-hidden />
          <input
            {...list.getInputProps()}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            aria-label="Search or jump"
            placeholder={placeholders[shell.viewer.role]}
            maxLength={200}
          />
        </div>
        <button type="button" className={css.close} aria-label="Close" onClick={onClose}>
          <kbd aria-hidden>esc</kbd>
          <Lucide icon={X} size={20} aria-hidden />
        </button>
      </div>
      <div className={css.body} data-busy={!settled || undefined}>
        <ul
          {...list.getListboxProps()}
          className={css.list}
          aria-labelledby={undefined}
          aria-label="Results"
          aria-busy={!settled}
          hidden={!groups.length}
        >
          {groups.map(({ group, index, options }) => (
            <li key={group} role="presentation">
              <div role="group" aria-labelledby={`search-${index}`}>
                <div id={`search-${index}`} className={css.group}>
                  {group}
                </div>
                {options.map((entry, at) => {
                  const { key, ...option } = list.getOptionProps({ option: entry, index: index + at })
                  return <SearchRow key={key} option={option} entry={entry} typed={typed} />
                })}
              </div>
            </li>
          ))}
        </ul>
        {problem ? (
          <SearchFailed problem={problem} onRetry={retry} />
        ) : (
          !groups.length && <SearchNothing typed={typed} settled={settled} role={shell.viewer.role} />
        )}
      </div>
      <p role="status" className={text.unseen}>
        {settled && !problem && `${entries.length} ${entries.length === 1 ? 'result' : 'results'}`}
      </p>
      <SearchKeys />
    </ModalFrame>
  )
}

const placeholders = {
  customer: 'Id, project, screen or action',
  supplier: 'Id, project, machine, action',
  admin: 'Company, id, project, action',
}

const withCommand = ({ nativeEvent: event }: SyntheticEvent) =>
  (event instanceof MouseEvent || event instanceof globalThis.KeyboardEvent) && (event.ctrlKey || event.metaKey)
