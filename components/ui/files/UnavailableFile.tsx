import { FileClock } from 'lucide-react'
import { fileSize } from '@/lib/terms/format'
import css from './FileList.module.css'
import type { ListedFile } from './previews'

/** Whether the reader can't load the file before an admin has released it. */
export const isUnavailable = ({ held, sharedName, withheldBecause }: ListedFile) =>
  !!held && sharedName === null && !withheldBecause

/** A file that its reader can't load, because an admin has yet to check it: its name, without a link. */
export const UnavailableFile = ({ file: { name, size } }: { file: ListedFile }) => (
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
