import bergfried,sys
from bergfried import kernels
g=bergfried.load("twrs"); k=kernels.kernel(g)
for name,opts in (("plain",{}),("diag",{"diagonals":"on"})):
    try: s=g.initial(**opts)
    except Exception as e: print(e, g.info.options); continue
    open(f"/tmp/tw/{name}.bin","wb").write(k.twin.pack(s) if hasattr(k,"twin") else k.pack(s))
