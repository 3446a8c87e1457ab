'use client'

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './DataTable.module.css'
import { useAddress } from './useAddress'

type Props = {
  name?: string
  sort?: string
  onSort?: (sort: string) => void
  width?: string
  align?: 'right'
  /** Below it one can only press something: not on paper. */
  acts?: boolean
  children: ReactNode
}

/** A column's head; with a name it is a button that sorts, and reverses when it sorts already. */
export function SortHeader({ name, ...props }: Props) {
  const style = props.width ? { width: props.width } : undefined
  return name ? (
    <Sortable {...props} name={name} style={style} />
  ) : (
    <th role="columnheader" scope="col" data-align={props.align} data-acts={props.acts || undefined} style={style}>
      {props.children}
    </th>
  )
}

function Sortable({
  name,
  sort,
  onSort,
  align,
  style,
  children,
}: Props & { name: string; style?: React.CSSProperties }) {
  const address = useAddress()
  const now = sort ?? address.get('sort') ?? ''
  const direction = now === name ? 'ascending' : now === `-${name}` ? 'descending' : undefined
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  const next = direction === 'ascending' ? `-${name}` : name
  const change = () => (onSort ? onSort(next) : address.go({ sort: next, cursor: null, page: null }))
  return (
    <th role="columnheader" scope="col" aria-sort={direction} data-align={align} style={style}>
      <button type="button" className={css.sort} onClick={change}>
        {children}
        <Icon size={13} aria-hidden />
      </button>
    </th>
  )
}
