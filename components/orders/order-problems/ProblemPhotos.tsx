import { FileList } from '@/components/ui/files/FileList'
import { keyOf } from '@/lib/contract/address'
import type { FileInfo } from '@/lib/contract/files/files'
import { photoHref } from '@/lib/contract/pictures'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'

type Props = {
  problem: Pick<OrderProblem, 'workorderId' | 'files'>
  label?: string
  /** What names the open file in the address. */
  param?: string
}

/** The photos and documents of a problem, or others of its order. */
export const ProblemPhotos = ({ problem: { workorderId: id, files }, label = 'Problem', param = 'shown' }: Props) =>
  files.length ? (
    <FileList
      label={label}
      param={param}
      files={files as FileInfo[]}
      hrefOf={(fileName) => keyOf('GET /api/workorders/{id}/files/{fileName}', { id, fileName })}
      pictureOf={(fileName) => photoHref(id, fileName)}
    />
  ) : null
