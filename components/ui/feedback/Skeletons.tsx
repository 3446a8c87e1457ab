import { Grid } from '../layout/Grid'
import css from './Skeletons.module.css'

const times = (n: number) => Array.from({ length: n }, (_, i) => i)

/** The placeholder of a text. */
export const Bone = ({ width = '100%', height = 14 }: { width?: number | string; height?: number }) => (
  <span className={css.bone} style={{ width, height }} />
)

type TableProps = { columns?: number; rows?: number; label?: string }

/** Where a DataTable will stand. */
export const TableSkeleton = ({ columns = 5, rows = 8, label = 'Loading' }: TableProps) => (
  <div role="status" aria-busy aria-label={label} className={css.table}>
    {times(rows + 1).map((row) => (
      <div key={row} className={css.row} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {times(columns).map((column) => (
          <Bone key={column} width={row ? `${50 + ((row * 17 + column * 29) % 40)}%` : 56} height={row ? 14 : 10} />
        ))}
      </div>
    ))}
  </div>
)

/** Where a grid of cards will stand. */
export const CardsSkeleton = ({ count = 6 }: { count?: number }) => (
  <Grid role="status" aria-busy aria-label="Loading" least="300px" gap="large">
    {times(count).map((card) => (
      <div key={card} className={css.card}>
        <Bone width="60%" height={18} />
        <Bone width="35%" />
        <Bone />
        <Bone width="80%" />
      </div>
    ))}
  </Grid>
)
