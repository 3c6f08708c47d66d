// Paintings that lie on blocks and on the mat.

import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";

function painted(size: number, paint: (brush: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const brush = canvas.getContext("2d");
  if (brush) paint(brush);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Grain that darkens whatever colour it lies on. */
export function grain(): CanvasTexture {
  const texture = painted(256, (brush) => {
    brush.fillStyle = "#ffffff";
    brush.fillRect(0, 0, 256, 256);
    for (let i = 0; i < 18; i++) {
      const x = (i * 53) % 256;
      brush.strokeStyle = `rgba(120,70,20,${0.02 + (i % 5) * 0.012})`;
      brush.lineWidth = 1 + (i % 3) * 2;
      brush.beginPath();
      brush.moveTo(x, 0);
      brush.bezierCurveTo(x + 9 - (i % 4) * 5, 85, x - 9 + (i % 3) * 7, 170, x, 256);
      brush.stroke();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

export function lettering(text: string, colour: string): CanvasTexture {
  return painted(128, (brush) => {
    brush.fillStyle = colour;
    brush.font = "bold 84px Georgia, 'DejaVu Serif', serif";
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    brush.fillText(text, 64, 68);
  });
}
