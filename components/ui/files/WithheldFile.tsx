import { FileClock } from 'lucide-react'
import { fileSize } from '@/lib/rules/format'
import css from './FileList.module.css'
import type { ListedFile } from './previews'

/** Whether the reader can't load the file before an admin has released it. */
export const isWithheld = ({ held, sharedName }: Pick<ListedFile, 'held' | 'sharedName'>) =>
  !!held && sharedName === null

/** A file that the other side can't load, because an admin withheld it or has yet to check it: its name, without a link. */
export const WithheldFile = ({ file: { name, size } }: { file: ListedFile }) => (
  <li>
    <span className={css.file}>
      <FileClock size={18} strokeWidth={1.5} aria-hidden className={css.icon} />
      <span className={css.name}>
        {name}
        <span className={css.extents}>This file isn’t available</span>
      </span>
      <span className={css.size}>{fileSize(size)}</span>
    </span>
  </li>
)
