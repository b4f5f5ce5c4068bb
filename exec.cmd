@rem npm runs the scripts of package.json in cmd.exe on Windows, which has no exec.
@%*
