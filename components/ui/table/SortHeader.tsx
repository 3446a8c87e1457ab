'use client'

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import select from '../list/SelectBox.module.css'
import css from './DataTable.module.css'
import { useUrlState } from '../hooks/useUrlState'

type Props = {
  name?: string
  sort?: string
  onSort?: (sort: string) => void
  width?: string
  align?: 'right'
  className?: string
  /** Chooses all rows. */
  box?: ReactNode
  children: ReactNode
}

const cellOf = ({ align, width, className }: Props) => ({
  role: 'columnheader',
  className,
  scope: 'col',
  style: width ? { width } : undefined,
  'data-align': align,
})

/** A column's head; with a name it is a button that sorts, and reverses when it sorts already. */
export const SortHeader = ({ name, ...props }: Props) =>
  name ? (
    <Sortable {...props} name={name} />
  ) : (
    <th {...cellOf(props)}>
      <Beside box={props.box}>{props.children}</Beside>
    </th>
  )

const Beside = ({ box, children }: Pick<Props, 'box' | 'children'>) =>
  box ? (
    <span className={select.beside}>
      {box}
      <span>{children}</span>
    </span>
  ) : (
    children
  )

function Sortable(props: Props & { name: string }) {
  const { name, sort, onSort, box, children } = props
  const address = useUrlState()
  const now = sort ?? address.get('sort') ?? ''
  const direction = now === name ? 'ascending' : now === `-${name}` ? 'descending' : undefined
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  const next = direction === 'ascending' ? `-${name}` : name
  const change = () => (onSort ? onSort(next) : address.go({ sort: next, cursor: null, page: null }))
  return (
    <th {...cellOf(props)} aria-sort={direction}>
      <Beside box={box}>
        <button type="button" className={css.sort} onClick={change}>
          {children}
          <Icon size={13} aria-hidden />
        </button>
      </Beside>
    </th>
  )
}
