import { Box3, OrthographicCamera, Raycaster, Vector2, Vector3, WebGLRenderer } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import type { Measures, Mesh, Triple } from '@/lib/drawing/mesh'
import { PartScene, type Inks, type Look } from './part-scene'

/** The standard views, by where one stands. */
export const standpoints = {
  Isometric: [1, -1, 1],
  Front: [0, -1, 0],
  Top: [0, -1e-4, 1],
  Side: [1, 0, 0],
} as const satisfies Record<string, Triple>
export type ViewName = keyof typeof standpoints

/** What stands over the picture: pixels a mm, and how the axes lie on the screen (x right, y up). */
export type Bearings = { pixelsPerMm: number; axes: [x: number, y: number][] }

/** Room around the part when it fits. */
const MARGIN = 0.86

/** The part on a canvas. It draws when something has changed, and rests otherwise. Z is up. */
export class PartView {
  private readonly renderer: WebGLRenderer
  private readonly camera = new OrthographicCamera()
  private readonly controls: OrbitControls
  private readonly part: PartScene
  private readonly box: Box3
  private frame = 0

  constructor(
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    mesh: Mesh & { edges: Float32Array },
    measures: Measures,
    private readonly onDrawn: (bearings: Bearings) => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true })
    this.renderer.localClippingEnabled = true
    this.part = new PartScene(mesh, measures)
    this.part.light(this.camera)
    this.box = new Box3(new Vector3(...measures.min), new Vector3(...measures.max))
    const reach = this.box.getSize(new Vector3()).length() * 20
    this.camera.up.set(0, 0, 1)
    this.camera.near = -reach
    this.camera.far = reach
    this.controls = new OrbitControls(this.camera, canvas)
    this.controls.zoomToCursor = true
    this.controls.addEventListener('change', this.draw)
  }

  readonly draw = () => {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0
      this.renderer.render(this.part.scene, this.camera)
      const turn = this.camera.quaternion.clone().invert()
      const axes = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)]
      this.onDrawn({
        pixelsPerMm: this.camera.zoom,
        axes: axes.map((axis) => axis.applyQuaternion(turn)).map(({ x, y }) => [x, y]),
      })
    })
  }

  look(look: Look) {
    this.part.look(look)
    this.draw()
  }

  ink(inks: Inks) {
    this.part.ink(inks)
    this.draw()
  }

  resize(width: number, height: number) {
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2))
    this.renderer.setSize(width, height, false)
    Object.assign(this.camera, { left: -width / 2, right: width / 2, top: height / 2, bottom: -height / 2 })
    this.camera.updateProjectionMatrix()
    this.draw()
  }

  stand(view: ViewName) {
    this.box.getCenter(this.controls.target)
    const distance = this.box.getSize(new Vector3()).length() * 2
    this.camera.position.set(...(standpoints[view] as Triple)).setLength(distance)
    this.camera.position.add(this.controls.target)
    this.controls.update()
    this.fit()
  }

  /** The whole part as large as the canvas, from where one stands. */
  fit() {
    const centre = this.box.getCenter(new Vector3())
    this.camera.position.add(centre.clone().sub(this.controls.target))
    this.controls.target.copy(centre)
    this.controls.update()
    const turn = this.camera.quaternion.clone().invert()
    const half = { x: 0, y: 0 }
    for (let corner = 0; corner < 8; corner++) {
      const [x, y, z] = [1, 2, 4].map((bit) => this.box[corner & bit ? 'max' : 'min'])
      const at = new Vector3(x!.x, y!.y, z!.z)
      at.sub(centre).applyQuaternion(turn)
      half.x = Math.max(half.x, Math.abs(at.x))
      half.y = Math.max(half.y, Math.abs(at.y))
    }
    const { right, top } = this.camera
    this.zoomTo(MARGIN * Math.min(right / half.x || Infinity, top / half.y || Infinity))
  }

  zoom = (factor: number) => this.zoomTo(this.camera.zoom * factor)

  /** Radians around the upright, and up or down; never over the pole. */
  turn(around: number, up: number) {
    const { target } = this.controls
    const from = this.camera.position.clone().sub(target)
    const polar = Math.min(Math.PI - 1e-4, Math.max(1e-4, from.angleTo(this.camera.up) - up))
    const azimuth = Math.atan2(from.y, from.x) + around
    const length = from.length()
    from.set(Math.cos(azimuth) * Math.sin(polar), Math.sin(azimuth) * Math.sin(polar), Math.cos(polar))
    this.camera.position.copy(from.multiplyScalar(length).add(target))
    this.controls.update()
    this.draw()
  }

  /** The point of the part (mm) under a place of the window (pixels); null beside the part. */
  pointAt(clientX: number, clientY: number): Triple | null {
    const { left, top, width, height } = this.renderer.domElement.getBoundingClientRect()
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2), this.camera)
    const point = this.part.hit(ray)
    return point && (point.toArray().map((mm) => Math.round(mm * 10) / 10) as Triple)
  }

  dispose() {
    cancelAnimationFrame(this.frame)
    this.controls.dispose()
    this.part.dispose()
    this.renderer.dispose()
  }

  private zoomTo(zoom: number) {
    this.camera.zoom = Math.min(1e5, Math.max(1e-4, zoom))
    this.camera.updateProjectionMatrix()
    this.draw()
  }
}
