import { FileClock } from 'lucide-react'
import { fileSize } from '@/lib/terms/format'
import css from './FileList.module.css'
import type { ListedFile } from './previews'

/** Whether the reader can't load the file yet: it accepts the NDA first, or an admin has yet to release the file. */
export const isUnavailable = ({ behindNda, held, sharedName, withheldBecause }: ListedFile) =>
  !!behindNda || (!!held && sharedName === null && !withheldBecause)

/** A file that its reader can't load yet: its name, without a link. */
export const UnavailableFile = ({ file: { name, size, behindNda } }: { file: ListedFile }) => (
  <li>
    <span className={css.file}>
      <FileClock size={18} strokeWidth={1.5} aria-hidden className={css.icon} />
      <span className={css.name}>
        {name}
        <span className={css.extents}>
          {behindNda ? 'Opens once the NDA is accepted' : 'This file isn’t available'}
        </span>
      </span>
      <span className={css.size}>{fileSize(size)}</span>
    </span>
  </li>
)
