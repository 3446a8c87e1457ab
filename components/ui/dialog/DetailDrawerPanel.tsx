'use client'

import Drawer from '@mui/material/Drawer'
import { Printer, X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../layout/Button'
import type { DetailDrawerProps } from './DetailDrawer'
import css from './DetailDrawer.module.css'
import { Letterhead, PrintedFrom } from './DetailSheet'
import { Mui } from '../theme/Mui'
import { useLastOpenValue } from '../hooks/useLastOpenValue'

/** DetailDrawer's inside, loaded with its first opening. */
export default function DetailDrawerPanel(props: DetailDrawerProps) {
  const id = useId()
  const { kind, sheet, label, title, status, foot, wide, children } = useLastOpenValue(props, props.open)

  return (
    <Mui>
      <Drawer
        anchor="right"
        className={css.root}
        open={props.open}
        onClose={props.onClose}
        slotProps={{
          paper: {
            className: css.panel,
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': kind ? `${id}-kind ${id}` : id,
            'data-wide': wide,
          } as object,
        }}
      >
        <Letterhead>{sheet ?? kind}</Letterhead>
        <header className={css.head}>
          <div className={css.words}>
            {(kind || label || status) && (
              <div className={css.line}>
                {kind && (
                  <span id={`${id}-kind`} className={css.said}>
                    {kind}
                  </span>
                )}
                {label && <span className={sheet && css.said}>{label}</span>}
                {status}
              </div>
            )}
            <h2 id={id} dir="auto">
              {title}
            </h2>
          </div>
          {sheet && (
            <IconButton aria-label="Print" title="Print" onClick={() => window.print()}>
              <Printer size={20} aria-hidden />
            </IconButton>
          )}
          <IconButton aria-label="Close" onClick={props.onClose} autoFocus>
            <X size={20} aria-hidden />
          </IconButton>
        </header>
        {/* It may hold nothing to focus and still be longer than the screen. */}
        <div className={css.body} tabIndex={0}>
          {children}
        </div>
        {foot && <footer className={css.foot}>{foot}</footer>}
        <PrintedFrom />
      </Drawer>
    </Mui>
  )
}
